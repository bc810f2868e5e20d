declare module '*.svg?png' {
  const address: string;
  export default address;
}

declare module '*.txt?zip' {
  const address: string;
  export default address;
}

declare module '*.yaml?url' {
  const address: string;
  export default address;
}

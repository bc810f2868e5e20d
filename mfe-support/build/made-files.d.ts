declare module '*.yaml?url' {
  const address: string;
  export default address;
}

declare module '*.feed.ts?url' {
  const address: string;
  export default address;
}

declare module '*.ebook.ts?url' {
  const address: string;
  export default address;
}

declare module '*.css';

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

/** Address of a file of the release; the same on the server and in browsers. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}

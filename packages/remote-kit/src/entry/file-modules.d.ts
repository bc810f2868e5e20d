declare module '*.css';

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

/** Address of a file of the release, as of those below; the same on the server and in browsers. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

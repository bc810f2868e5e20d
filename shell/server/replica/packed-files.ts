const LENGTH_BYTES = 4;

/** Concatenates contents, each prefixed by its length. */
export function pack(contents: Buffer[]): Buffer {
  return Buffer.concat(
    contents.flatMap((content) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(content.length);
      return [length, content];
    }),
  );
}

/** Reverses {@link pack}. */
export function unpack(packed: Buffer): Buffer[] {
  const contents: Buffer[] = [];
  for (let at = 0; at < packed.length; ) {
    const begin = at + LENGTH_BYTES;
    at = begin + packed.readUInt32BE(at);
    contents.push(packed.subarray(begin, at));
  }
  return contents;
}

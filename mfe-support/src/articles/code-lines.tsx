/** Code with its section names and remarks set apart. */
export function CodeLines({ code }: { code: string }) {
  let offset = 0;
  return code.split(/(?<=\n)/).map((line) => {
    const key = offset;
    offset += line.length;
    return /^[[#]/.test(line) ? <b key={key}>{line}</b> : line;
  });
}

const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm;
const INITIALIZER = /^(?:var|const) \w+ = (?=React\d*\.(?:createContext|memo|forwardRef)\()/gm;

/**
 * Lets webpack drop contexts and components of a library that nothing uses: it must assume that calls at module level have
 * an effect. Names for developer tools go with them.
 */
export default function markPureLoader(source: string): string {
  return source.replace(DISPLAY_NAME, '').replace(INITIALIZER, '$&/* @__PURE__ */ ');
}

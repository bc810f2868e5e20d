import postcss, { type AtRule, type ChildNode } from 'postcss';
import type { Compiler, sources, WebpackPluginInstance } from 'webpack';

const NAME = 'scopeStyles';

/** The shell's element for pages. */
const PAGE = '(#page)';

/** At-rules without elements, which cannot be scoped. */
const GLOBAL = new Set(['font-face', 'font-feature-values', 'font-palette-values', 'keyframes', 'property']);

/** At-rules that group rules under a condition or in a layer. */
const GROUPS = new Set(['container', 'layer', 'media', 'supports']);

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && GROUPS.has(node.name) && node.nodes !== undefined;

const isGlobal = (node: ChildNode) => node.type === 'atrule' && GLOBAL.has(node.name);

/** Matches `@layer ui, page;`, whose first occurrence sets the order. */
const isOrder = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined;

/** Copies matching rules with their groups; layers only on request. */
function pick(nodes: ChildNode[], isWanted: (node: ChildNode) => boolean, needsLayers: boolean): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isGroup(node)) return isWanted(node) ? [node.clone()] : [];
    const inner = pick(node.nodes ?? [], isWanted, needsLayers);
    if (inner.length === 0 || (node.name === 'layer' && !needsLayers)) return inner;
    return [node.clone({ nodes: inner })];
  });
}

/** Declares custom properties for the page instead of the document. */
const scopeRoot = (selector: string) =>
  /^:root[^\s>+~]*$/.test(selector) ? selector.replace(':root', ':scope') : selector;

/** Limits styles to the elements of the page. */
export function scopeStyles(css: string): string {
  const { nodes } = postcss.parse(css);
  const scoped = pick(nodes, (node) => !isGlobal(node) && !isOrder(node), true);
  // css-loader makes names unique per file: no layer has another of the same name.
  const global = pick(nodes, isGlobal, false);
  const scope = scoped.length > 0 ? [postcss.atRule({ name: 'scope', params: PAGE, nodes: scoped })] : [];
  const root = postcss.root({ nodes: [...pick(nodes, isOrder, true), ...scope, ...global] });
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.map(scopeRoot);
  });
  return root.toString();
}

/** Modules with styles for the whole document of another application. */
const FOR_DOCUMENTS = /\/__federation_expose_(?:base|tokens)\./;

/** Scopes the styles of a remote to its pages. */
export const scopedStyles: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    const { RawSource } = compiler.webpack.sources;
    /** Watching builds reuse most files. */
    const known = new WeakMap<sources.Source, sources.Source>();
    const scope = (source: sources.Source) => {
      const scoped = known.get(source) ?? new RawSource(scopeStyles(source.source().toString()));
      known.set(source, scoped);
      return scoped;
    };
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css') && !FOR_DOCUMENTS.test(name)))
          compilation.updateAsset(file, scope);
      });
    });
  },
};

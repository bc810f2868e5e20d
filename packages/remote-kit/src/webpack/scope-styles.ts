import postcss, { type AtRule, type ChildNode } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Compiler, sources, WebpackPluginInstance } from 'webpack';

const NAME = 'scopeStyles';

/** The shell's element for pages, without specificity. Safari applies no rule in `@scope` to fields: docs/decisions/0196. */
const PAGE = ':where(#page)';

/** At-rules without elements, which cannot be scoped. */
const GLOBAL = new Set(['font-face', 'font-feature-values', 'font-palette-values', 'keyframes', 'property']);

/** At-rules that group rules under a condition or in a layer. */
const GROUPS = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

const isGroup = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && GROUPS.has(node.name) && node.nodes !== undefined;

const isGlobal = (node: ChildNode) => node.type === 'atrule' && GLOBAL.has(node.name);

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';

/** Matches `@layer ui, page;`, which no group may contain. */
const isOrder = (node: ChildNode) => isLayer(node) && node.nodes === undefined;

/** Copies matching rules with their groups; layers only on request. */
function pick(nodes: ChildNode[], isWanted: (node: ChildNode) => boolean, needsLayers: boolean): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isGroup(node)) return isWanted(node) ? [node.clone()] : [];
    const inner = pick(node.nodes ?? [], isWanted, needsLayers);
    if (inner.length === 0 || (node.name === 'layer' && !needsLayers)) return inner;
    return [node.clone({ nodes: inner })];
  });
}

type Node = selectorParser.Node;

/** Whether a part of a selector matches the document around the page. */
const isAround = (node: Node | undefined) =>
  (node?.type === 'tag' && /^(?:html|body)$/i.test(node.value)) || (node?.type === 'pseudo' && node.value === ':root');

const combinatorAfter = (node: Node | undefined): Node | undefined =>
  !node || node.type === 'combinator' ? node : combinatorAfter(node.next());

/** `:root` alone means the page: custom properties are declared for it. `:root .a` may still depend on the document. */
function scopeSelector(selector: selectorParser.Selector): void {
  const { first } = selector;
  if (first?.type === 'pseudo' && isAround(first) && !combinatorAfter(first)) {
    first.replaceWith(selectorParser.nesting());
    return;
  }
  let last: Node | undefined;
  for (let part = first; isAround(part); part = last?.next() as typeof part) {
    const next = combinatorAfter(part);
    if (!next) break;
    last = next;
  }
  if (last) selector.insertAfter(last, selectorParser.nesting({ spaces: { before: '', after: ' ' } }) as Node);
}

const scopeSelectors = selectorParser((root) => root.each(scopeSelector));

/** A statement needs its semicolon, which belongs to its parent. */
const print = (nodes: ChildNode[]) =>
  nodes.map((node) => (node.type === 'atrule' && !node.nodes ? `${node};` : `${node}`)).join('');

/** Minified styles order layers by their first use, too. */
function orderOf(nodes: ChildNode[]): string {
  const layers = nodes.filter(isLayer);
  return layers.some(isOrder) ? `@layer ${layers.map(({ params }) => params).join()};` : '';
}

/**
 * Limits styles to the elements inside the page.
 * @param css minified, or with all its white space
 */
export function scopeStyles(css: string): string {
  const root = postcss.parse(css);
  root.each(function scope(node) {
    if (node.type === 'rule') node.selector = scopeSelectors.processSync(node.selector);
    else if (isGroup(node)) node.each(scope);
  });
  const scoped = pick(root.nodes, (node) => !isGlobal(node) && !isOrder(node), true);
  // css-loader makes names unique per file: no layer has another of the same name.
  const global = pick(root.nodes, isGlobal, false);
  const page = scoped.length > 0 ? `${PAGE}{${print(scoped)}}` : '';
  return orderOf(root.nodes) + page + print(global);
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
      // After minifying, which would write `&` into every selector.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css') && !FOR_DOCUMENTS.test(name)))
          compilation.updateAsset(file, scope);
      });
    });
  },
};

import type { Directive, ModuleDeclaration, Program, Statement } from 'estree';
import type { MdxFlowExpression } from 'mdast-util-mdx-expression';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

const program = (...body: (Directive | Statement | ModuleDeclaration)[]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

/** `import name from 'source'` among Markdown nodes. */
export const importDefault = (name: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program({
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
      source: { type: 'Literal', value: source },
      attributes: [],
    }),
  },
});

/** A string among Markdown nodes that is rendered as it is; `text` nodes lose spaces at the beginning of lines. */
export const verbatim = (value: string): MdxFlowExpression => ({
  type: 'mdxFlowExpression',
  value: '',
  data: { estree: program({ type: 'ExpressionStatement', expression: { type: 'Literal', value } }) },
});

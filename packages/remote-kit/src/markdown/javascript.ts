import type { Directive, Expression, ModuleDeclaration, Program, Statement } from 'estree';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
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

const evaluate = (expression: Expression) => ({ estree: program({ type: 'ExpressionStatement', expression }) });

/** A literal string among Markdown nodes; `text` nodes lose leading spaces of lines. */
export const verbatim = (value: string): MdxFlowExpression => ({
  type: 'mdxFlowExpression',
  value: '',
  data: evaluate({ type: 'Literal', value }),
});

const property = (object: Expression, name: string): Expression => ({
  type: 'MemberExpression',
  object,
  property: { type: 'Identifier', name },
  computed: false,
  optional: false,
});

/** `props.values.email`: the page's value of a placeholder. */
const valueOfPlaceholder = (name: string): Expression =>
  property(property({ type: 'Identifier', name: 'props' }, 'values'), name);

/** `{props.values.email}` among words. */
export const valueText = (name: string): MdxTextExpression => ({
  type: 'mdxTextExpression',
  // For search, which fills placeholders itself.
  value: `{${name}}`,
  data: evaluate(valueOfPlaceholder(name)),
});

/**
 * An attribute of strings and values: ``href={`mailto:${props.values.email}`}``.
 * @param strings texts before, between and after the values
 */
export const valueAttribute = (
  attribute: string,
  strings: readonly string[],
  names: readonly string[],
): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name: attribute,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: evaluate({
      type: 'TemplateLiteral',
      quasis: strings.map((raw, index) => ({
        type: 'TemplateElement',
        value: { raw, cooked: raw },
        tail: index === strings.length - 1,
      })),
      expressions: names.map(valueOfPlaceholder),
    }),
  },
});

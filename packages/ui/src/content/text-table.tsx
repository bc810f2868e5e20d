import { ScrollFrame } from '../layout/scroll-frame.tsx';
import { tableParts } from './table-parts.tsx';

export interface TextTableProps {
  /** Names the table. */
  label: string;
  head: readonly string[];
  /** Cells of the body; the first of a row is its heading. */
  rows: readonly (readonly string[])[];
}

const { table: Table, thead: Head, tbody: Body, tr: Row, th: Heading, td: Cell } = tableParts;

/** A table within a text, with row headings. */
export function TextTable({ label, head, rows }: TextTableProps) {
  // A bare figure needs a label where phones show a block per row.
  const headingsHaveLabels = rows.some(([first = '']) => /^\d/.test(first));
  return (
    <ScrollFrame label={label}>
      <Table>
        <Head>
          <Row>
            {head.map((cell) => (
              <Heading key={cell} scope="col">
                {cell}
              </Heading>
            ))}
          </Row>
        </Head>
        <Body>
          {rows.map(([first = '', ...rest]) => (
            <Row key={first}>
              <Heading scope="row" data-label={headingsHaveLabels ? head[0] : undefined}>
                {first}
              </Heading>
              {rest.map((cell, column) => (
                <Cell key={head[column + 1]} data-label={head[column + 1]}>
                  {cell}
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </ScrollFrame>
  );
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Compiles each statement once, on first use. */
export function createStatements(database: DatabaseSync) {
  const compiled = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = compiled.get(sql) ?? database.prepare(sql);
    compiled.set(sql, known);
    return known;
  };
  return {
    run: (sql: string, ...values: SQLInputValue[]) => statement(sql).run(...values).changes,
    all: <Found>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as unknown as Found[],
  };
}

/** Target of writes: the tables, or their staged replacements. */
export type Tables = 'main.' | 'temp.staged_';

/** Formats an SQL list. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

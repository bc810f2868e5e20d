import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** Statements are compiled once, when they are first needed. */
export function createStatements(database: DatabaseSync) {
  const compiled = new Map<string, StatementSync>();
  const statement = (sql: string) => {
    const known = compiled.get(sql) ?? database.prepare(sql);
    compiled.set(sql, known);
    return known;
  };
  return {
    run: (sql: string, ...values: SQLInputValue[]) => statement(sql).run(...values).changes,
    put: (sql: string, columns: Record<string, SQLInputValue>) => statement(sql).run(columns).changes,
    all: <Found>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as unknown as Found[],
  };
}

/** Where records are written: into the tables, or beside them, into what is to replace them. */
export type Tables = 'main.' | 'temp.staged_';

/** As a list in SQL. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

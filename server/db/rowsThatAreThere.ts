/**
 * Drafted statements that fail on a table with rows: a column that is never null needs a value in each of them. A field's default is
 * that value; where there is none, the migration does not run before somebody has written down what these rows get.
 */
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';

/** `ADD COLUMN … NOT NULL` without a default, and a column that was null so far. */
const ADDED = /^ALTER TABLE "(\w+)" ADD COLUMN "(\w+)" (?!.*\b(?:DEFAULT|GENERATED)\b)(.*) NOT NULL;$/i;
const TIGHTENED = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" SET NOT NULL;$/i;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const refusal = (table: string, column: string) =>
  `DO $$ BEGIN RAISE EXCEPTION ${quoted(`Say what ${table}.${column} is in the rows that are there, instead of this line.`)}; END $$;`;

/** @param filling the tables with the default of every field that has one */
export function filledFor(statements: readonly string[], filling: Pick<DrizzleSnapshotJSON, 'tables'>): string[] {
  const defaultOf = (table: string, column: string): unknown =>
    Object.values(filling.tables).find(({ name }) => name === table)?.columns[column]?.default;
  return statements.flatMap((statement) => {
    const [, addedTo, added, type] = ADDED.exec(statement) ?? [];
    if (addedTo && added) {
      const value = defaultOf(addedTo, added);
      if (value === undefined) return [refusal(addedTo, added), statement];
      return [
        `ALTER TABLE "${addedTo}" ADD COLUMN "${added}" ${type} DEFAULT ${value} NOT NULL;`,
        `ALTER TABLE "${addedTo}" ALTER COLUMN "${added}" DROP DEFAULT;`,
      ];
    }
    const [, table, column] = TIGHTENED.exec(statement) ?? [];
    if (!table || !column) return [statement];
    const value = defaultOf(table, column);
    if (value === undefined) return [refusal(table, column), statement];
    return [`UPDATE "${table}" SET "${column}" = ${value} WHERE "${column}" IS NULL;`, statement];
  });
}

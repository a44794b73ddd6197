/**
 * The order of names: apple, Éclair, Zebra; 2 after 10, as text. It is the root order of Unicode (ICU), which both databases bring, because
 * the order of a database's own locale is another one on each installation, and PGlite's is that of bytes.
 */
import { type SQL, sql } from 'drizzle-orm';
import { fragment } from './statement.ts';

const ORDER = 'collate "und-x-icu"';

/** An SQL expression that is text, to be sorted by. */
export const alphabetically = (expression: string): string => `(${expression}) ${ORDER}`;
/** The same for an expression with values. */
export const inAlphabet = (expression: SQL): SQL => sql`(${expression}) ${fragment(ORDER)}`;

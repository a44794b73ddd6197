/** The non-ASCII letters of a text, as a list that can be indexed: a trigram needs three letters, a Chinese name has two. */
import { type SQL, sql } from 'drizzle-orm';

/** Whether a text has such letters. */
export const hasLetters = (text: string): boolean => /[\u0080-\u{10ffff}]/u.test(text);

/** Immutable, so that PostgreSQL can index it; a text of ASCII alone takes no space in the index. */
export const lettersOf = (text: SQL): SQL => sql`string_to_array(regexp_replace(${text}, '[\\x01-\\x7f]+', '', 'g'), null)`;

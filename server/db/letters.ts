/** The letters of a text that are not ASCII, as a list that an index can hold: a trigram needs three, a Chinese name has two. */
import { type SQL, sql } from 'drizzle-orm';

/** Does a text have such letters? */
export const hasLetters = (text: string): boolean => /[\u0080-\u{10ffff}]/u.test(text);

/** Immutable, so that PostgreSQL can index it; a text of ASCII alone takes no room there. */
export const lettersOf = (text: SQL): SQL => sql`string_to_array(regexp_replace(${text}, '[\\x01-\\x7f]+', '', 'g'), null)`;

/**
 * A text as a search compares it, in SQL: without what people leave out when they type. Accents (Éclair, Nguyễn, Łódź), the case and the
 * width of letters, vowel signs of Arabic and Hebrew, and characters that nobody sees make no difference. Immutable, so that
 * PostgreSQL can store it; the database folds both sides, because implementations differ.
 */
import { type SQL, sql } from 'drizzle-orm';
import { fragment } from './statement.ts';

/** Accents; signs of Hebrew and Arabic; marks of direction, zero-width and variant characters. The vowels of other scripts stay: they are letters. */
const MARKS =
  '[\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u0652\\u0670\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]+';
const BEFORE = 'replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(';
/** Letters that Unicode does not take apart. */
const AFTER = `, nfkd), '${MARKS}', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')`;

/** The text of an SQL expression that is text. */
export const foldedText = (expression: string): string => `${BEFORE}${expression}${AFTER}`;
/** The same for an expression with values. */
export const folded = (expression: SQL): SQL => sql`${fragment(BEFORE)}${expression}${fragment(AFTER)}`;

const FOLDED = new RegExp(MARKS, 'gu');
/** Nearly the same outside the database, to tell whether anything but ASCII is left. */
export const roughlyFolded = (text: string): string => text.normalize('NFKD').replace(FOLDED, '').normalize('NFC');

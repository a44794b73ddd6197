/**
 * Statements whose text is put together once and whose values each call brings.
 *
 * A piece of SQL is Drizzle's `SQL`: text and values. Pieces are made of pieces, so a long statement is a tree of hundreds of
 * objects, and walking it is more work than most of our statements are for the database. Four things spare that, and can be
 * combined:
 *
 * - `fragment(text)`: a piece without values, the same object for everyone;
 * - `flattened(piece)`: what many statements share, as text and values in one row; `filled` gives it the values of one call;
 * - `compiledOnce(statement)`: a whole statement for many calls; each puts its values in, and nothing else is done;
 * - `prepared(statement)`: besides, the database parses and plans it once per connection.
 *
 * A value that each call brings is a `Slot` until then. Whatever is kept must depend on nothing but what it is kept under.
 */
import { createHash } from 'node:crypto';
import { SQL, type SQLChunk, StringChunk, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { remembered, rememberedUpTo } from '#schemas/kernel/remembered.ts';

/** A whole statement: its parameters are numbered, so it can be run but not be part of another one. */
export class Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Under which it is prepared; undefined for a statement that is planned at every call. */
  readonly name: string | undefined;
  constructor(text: string, values: unknown[], name?: string) {
    this.text = text;
    this.values = values;
    this.name = name;
  }
}

/** Stands in a statement for a value that each call brings: `compiledOnce` and `filled` put it in. No value of a request is one. */
export class Slot {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  /** A driver asks for it where nothing was put in. */
  toJSON(): never {
    throw new Error(`nothing was put in for '${this.#name}'`);
  }
}
/** Gives what stands in a statement for a value: what belongs into a slot, and any other value as it is. */
type Fill = (value: unknown) => unknown;

const fragments = new Map<string, SQL>();
/**
 * A piece of SQL that stands in schemas or code, made once for all statements: each has dozens of them. Never for text of a request,
 * which would be kept for ever.
 */
export const fragment = (text: string): SQL => remembered(fragments, text, () => sql.raw(text));

/** A piece that many statements share: its text is joined once, its values remain parameters. */
export function flattened(piece: SQL): SQL {
  const chunks: unknown[] = [];
  let words: string[] = [];
  const walk = (chunk: unknown): void => {
    if (chunk instanceof StringChunk) words.push(...chunk.value);
    else if (chunk instanceof SQL) chunk.queryChunks.forEach(walk);
    else if (chunk !== undefined) {
      chunks.push(new StringChunk(words.join('')), chunk);
      words = [];
    }
  };
  walk(piece);
  return new SQL([...chunks, new StringChunk(words.join(''))] as SQLChunk[]);
}

/** A flattened piece for one call. */
export const filled = (piece: SQL, fill: Fill): SQL =>
  new SQL(piece.queryChunks.map((chunk) => (chunk instanceof StringChunk ? chunk : fill(chunk))) as SQLChunk[]);

/** A statement for many calls, compiled once; gives the statement of one call. */
export function compiledOnce(statement: SQL | Statement): (fill: Fill) => Statement {
  const { text, values, name } = compile(statement);
  return (fill) => new Statement(text, values.map(fill), name);
}

/**
 * A statement that the database parses and plans once per connection instead of at every call. Only one whose best plan is the same
 * for all values may be: a record by its key, records by their ids, a session. Where the plan depends on the values (a search, a
 * filter, an owner with ten rows or a million), a plan made without them can cost a hundred times as much (the search for three
 * letters would read every row), so those are planned each time.
 */
export function prepared(statement: SQL): Statement {
  const { text, values } = compile(statement);
  return new Statement(text, values, nameOf(text));
}

/** Number of texts whose names are cached; others get the same name again, only slower. */
const MAX_KEPT = 2000;
const names = new Map<string, string>();
/** The name of a prepared statement: the same for the same text, in every process. */
const nameOf = (text: string): string =>
  rememberedUpTo(MAX_KEPT, names, text, () => `s_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);

const dialect = new PgDialect();

/** Text and numbered values. Nearly every statement is made of nothing else: those are compiled here, in a fifth of the time of Drizzle's own compiler. */
export function compile(statement: SQL | Statement): Statement {
  if (statement instanceof Statement) return statement;
  const text: string[] = [];
  const values: unknown[] = [];
  if (append(statement, text, values)) return new Statement(text.join(''), values);
  const { sql: written, params } = dialect.sqlToQuery(statement);
  return new Statement(written, params);
}

/** Appends the chunks it knows (text, values and pieces made of them); returns false if there were others. */
function append(chunk: unknown, text: string[], values: unknown[]): boolean {
  if (chunk instanceof StringChunk) {
    for (const part of chunk.value) text.push(part);
    return true;
  }
  if (chunk instanceof Statement) throw new Error('A compiled statement is whole: it cannot be part of another one');
  if (chunk instanceof SQL) {
    const { shouldInlineParams } = chunk as unknown as { shouldInlineParams: boolean };
    return !shouldInlineParams && chunk.queryChunks.every((inner) => append(inner, text, values));
  }
  if (chunk === undefined) return true;
  if (typeof chunk === 'object' && chunk !== null && !(chunk instanceof Slot)) return false;
  values.push(chunk);
  text.push(`$${values.length}`);
  return true;
}

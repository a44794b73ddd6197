/** What a trace says of a statement: its verb and its table, both from the text, in which values are only `$1`. */
import { rememberedUpTo } from '#schemas/kernel/remembered.ts';

export interface StatementName {
  verb: string;
  /** The first table that it names; none where it names none. */
  table?: string;
}

/** Texts, names in quotes that are no plain words, and comments may hold anything. */
const QUOTED = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//g;
const VERB = /\b(select|insert|update|delete|merge|begin|commit|rollback|analyze|vacuum|listen|notify|set|lock|refresh)\b/i;
const NAME = String.raw`\s+"?([a-z_][a-z0-9_]{0,62}(?:"?\."?[a-z_][a-z0-9_]{0,62})?)"?(?![\w.])`;
/** After `from` and `join`, what has a bracket is a function. */
const TABLE = new RegExp(`\\b(?:into|update|table)${NAME}|\\b(?:from|join)(?:\\s+only)?${NAME}(?!\\s*\\()`, 'gi');
const NO_TABLES: ReadonlySet<string> = new Set(['select', 'lateral', 'unnest', 'set', 'skip', 'of', 'only']);
/** A name that the statement gives itself: `with page as (`. */
const OWN = /(?:\bwith(?:\s+recursive)?|,)\s+"?([a-z_]\w*)"?(?:\s*\([^()]*\))?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;
/** Of a statement that begins with parts of its own, the verb that writes, if one does. */
const WRITES = /\b(insert\s+into|update|delete\s+from|merge\s+into)\s+"?[a-z_]/i;

const MAX_KEPT = 1000;
const known = new Map<string, StatementName>();

/** `{ verb: 'SELECT', table: 'car_parks' }`. */
export const statementName = (text: string): StatementName => rememberedUpTo(MAX_KEPT, known, text, () => read(text));

function read(text: string): StatementName {
  const bare = text
    .replace(QUOTED, ' ')
    .replace(/\bfor\s+(?:no\s+key\s+)?update\b/gi, ' ')
    .replace(/\bdo\s+update\b/gi, ' ');
  const own = new Set([...bare.matchAll(OWN)].map(([, name]) => (name as string).toLowerCase()));
  const [written] = /^\s*with\b/i.test(bare) ? (WRITES.exec(bare) ?? []) : [];
  const [verb = 'SQL'] = written?.trim().split(/\s/) ?? VERB.exec(bare) ?? [];
  const from = written ? bare.slice(bare.indexOf(written)) : bare;
  for (const [, changed, read = ''] of from.matchAll(TABLE)) {
    const table = (changed ?? read).replaceAll('"', '').toLowerCase();
    if (!own.has(table) && !NO_TABLES.has(table)) return { verb: verb.toUpperCase(), table };
  }
  return { verb: verb.toUpperCase() };
}

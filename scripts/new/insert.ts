/**
 * Puts text into a source file at a place that has a name (`in area.entities`, `above const kinds`), so that the file may grow
 * around it: no line numbers, no neighbours that have to stay. What is inserted is not formatted; Biome does that.
 */
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const QUOTES = ["'", '"', '`'];

/** Where a string, a template or a comment that begins at `at` ends; `at` itself if none begins there. */
function skip(source: string, at: number): number {
  if (source.startsWith('//', at)) return source.indexOf('\n', at);
  if (source.startsWith('/*', at)) return source.indexOf('*/', at) + 2;
  const quote = source[at] ?? '';
  if (!QUOTES.includes(quote)) return at;
  let end = at + 1;
  while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The index of the bracket that closes the one at `open`. @throws if there is none */
function closingOf(source: string, open: number): number {
  const waiting: string[] = [];
  for (let at = open; at < source.length; at += 1) {
    const after = skip(source, at);
    if (after !== at) {
      at = after - 1;
      continue;
    }
    const char = source[at] as string;
    if (CLOSING[char]) waiting.push(CLOSING[char]);
    else if (char === waiting.at(-1) && waiting.pop() && waiting.length === 0) return at;
  }
  throw new Error('a bracket is not closed');
}

/** The index of the first `{` or `[` that begins a value after `from`, behind `=`, `:` or the name of an interface. */
function openingAfter(source: string, from: number, until: number): number {
  for (let at = from; at < until; at += 1) if (source[at] === '{' || source[at] === '[') return at;
  return -1;
}

interface Span {
  open: number;
  close: number;
}
/** The property of that name directly within a span. */
function propertyIn(source: string, { open, close }: Span, name: string): Span | undefined {
  for (let at = open + 1; at < close; at += 1) {
    const rest = source.slice(at);
    const key = new RegExp(`^(?:${name}|'${name}'):`).exec(rest);
    if (key && /[\s{,]$/.test(source.slice(0, at))) {
      const begin = openingAfter(source, at + key[0].length, close);
      return begin < 0 ? undefined : { open: begin, close: closingOf(source, begin) };
    }
    const after = skip(source, at);
    if (after !== at) at = after - 1;
    else if (CLOSING[source[at] as string]) at = closingOf(source, at);
  }
  return undefined;
}

/** What `name` is declared as: an object, a list or an interface. @throws if the file declares no such thing */
function declared(source: string, name: string): Span {
  const found = new RegExp(`^(?:export )?(const|interface) ${name}\\b`, 'm').exec(source);
  if (!found) throw new Error(`there is no '${name}'`);
  const after = found.index + found[0].length;
  const from = found[1] === 'const' ? source.indexOf('= ', after) : after;
  const open = openingAfter(source, from, source.length);
  return { open, close: closingOf(source, open) };
}

/** Puts `text` at the end of a span, behind a comma if the span has elements. */
function atEnd(source: string, { open, close }: Span, text: string): string {
  const before = source.slice(0, close).trimEnd();
  const isInterface = /interface \w+[^{]*$/.test(source.slice(0, open));
  const comma = before.length - 1 > open && !isInterface && !before.endsWith(',') ? ',' : '';
  return `${before}${comma}\n${text.trimEnd()}\n${source.slice(close)}`;
}

/**
 * Adds to the end of what is declared under a name or a path of names. A list or an object that is missing at the end of the path
 * is made: of `around`, for the text.
 */
export function insertIn(source: string, path: string, text: string, around: '{' | '[' = '{'): string {
  const [first = '', ...rest] = path.split('.');
  let span = declared(source, first);
  for (const name of rest) {
    const next = propertyIn(source, span, name);
    if (!next && name !== rest.at(-1)) throw new Error(`there is no '${name}' in '${path}'`);
    if (!next) return atEnd(source, span, `${name}: ${around}\n${text}\n${CLOSING[around]},`);
    span = next;
  }
  return atEnd(source, span, text);
}

/** Puts `text` above the first line that begins with `start`, and above the comment of that line. @throws if there is no such line */
export function insertAbove(source: string, start: string, text: string): string {
  const lines = source.split('\n');
  let at = lines.findIndex((line) => line.trimStart().startsWith(start));
  if (at < 0) throw new Error(`no line begins with '${start}'`);
  while (/^\s*(\/\*\*|\*|\/\/)/.test(lines[at - 1] ?? '')) at -= 1;
  lines.splice(at, 0, text.trimEnd());
  return lines.join('\n');
}

/** Adds imports, one a line, unless they are there; Biome puts them into their places. */
export function insertImport(source: string, text: string): string {
  const missing = text.split('\n').filter((line) => line && !source.includes(line));
  const first = /^import /m.exec(source)?.index ?? 0;
  return `${source.slice(0, first)}${missing.map((line) => `${line}\n`).join('')}${source.slice(first)}`;
}

/** Adds a declaration at the end of a file. */
export const insertAtEnd = (source: string, text: string): string => `${source.trimEnd()}\n\n${text.trimEnd()}\n`.trimStart();

/**
 * Which column of a spreadsheet is which field: by its label in any language, by its name, by another word that people head
 * it with, or by what stands in it.
 */
import type { Cell } from '../upload.ts';

export interface Candidate {
  name: string;
  /** Its label in every language. */
  labels: readonly string[];
  /** Other words for it; no label of another column is taken for one. */
  also?: readonly string[];
  kind?: string;
}

/** A label without what people put around it: `Full name *`, `full_name (required)`, `ＦＵＬＬ　ＮＡＭＥ`. */
export const plainLabel = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s_*:.\-/"'’]+/g, '');

/** For every heading the field that it names, or null; no field twice, the first heading has it. */
export function matchColumns(headings: readonly string[], candidates: readonly Candidate[]): (string | null)[] {
  const known = new Map<string, string>();
  const learn = (name: string, words: readonly string[]) => {
    for (const plain of words.map(plainLabel)) if (plain && !known.has(plain)) known.set(plain, name);
  };
  for (const { name, labels } of candidates) learn(name, [name, `${name}Id`, ...labels]);
  for (const { name, also = [] } of candidates) learn(name, also);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = known.get(plainLabel(heading));
    if (!name || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Every word by which a heading is known. */
export const headingWords = (candidates: readonly Candidate[]): Set<string> =>
  new Set(candidates.flatMap(({ name, labels, also = [] }) => [name, ...labels, ...also].map(plainLabel)));

/** Kinds whose values tell by themselves what they are. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^\+?[\d\s()-]{8,20}$/,
};
const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/**
 * Columns that no heading tells, by their content: all of it looks like the values of a kind, and there is one column of the
 * file and one field of that kind left.
 * @param left out of the question: columns that somebody has decided about
 */
export function matchContent(
  mapping: readonly (string | null)[],
  rows: readonly (readonly Cell[])[],
  candidates: readonly Candidate[],
  left: (column: number) => boolean = () => false,
): (string | null)[] {
  const found = [...mapping];
  for (const [kind, looks] of Object.entries(LOOKS)) {
    const open = candidates.filter((one) => one.kind === kind && !found.includes(one.name));
    const fitting = found.flatMap((name, column) => {
      const cells = name || left(column) ? [] : rows.map((row) => textOf(row[column])).filter(Boolean);
      return cells.length && cells.every((cell) => looks.test(cell)) ? [column] : [];
    });
    if (open.length === 1 && fitting.length === 1) found[fitting[0] as number] = open[0]?.name ?? null;
  }
  return found;
}

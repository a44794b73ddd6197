/**
 * Maps the columns of a spreadsheet to fields: by label in any language, by name, by an alternative heading,
 * or by content.
 */

import type { Cell } from '../calls/upload.ts';
import { normalPhone } from '../fields/phoneNumber.ts';

export interface Candidate {
  name: string;
  /** Its label in every language. */
  labels: readonly string[];
  /** Alternative headings; never the label of another column. */
  also?: readonly string[];
  kind?: string;
}

/** A normalized label, without common additions: `Full name *`, `full_name (required)`, `ＦＵＬＬ　ＮＡＭＥ`. */
export const plainLabel = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[\s_*:.\-/"'’]+/g, '');

/** The field of every heading, or null; no field twice, the first heading wins. */
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

/** Every text by which a heading is recognised. */
export const headingWords = (candidates: readonly Candidate[]): Set<string> =>
  new Set(candidates.flatMap(({ name, labels, also = [] }) => [name, ...labels, ...also].map(plainLabel)));

/** Kinds whose values can be recognised by themselves. */
const LOOKS: Readonly<Record<string, (text: string) => boolean>> = {
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  phone: (text) => (normalPhone(text)?.length ?? 0) >= 8,
};
const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim();

/**
 * Columns not matched by heading, matched by content: all values look like one kind, and exactly one column of the
 * file and one field of that kind are left.
 * @param left excluded: columns that somebody has already mapped
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
      return cells.length && cells.every((cell) => looks(cell)) ? [column] : [];
    });
    if (open.length === 1 && fitting.length === 1) found[fitting[0] as number] = open[0]?.name ?? null;
  }
  return found;
}

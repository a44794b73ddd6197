/** Maps the columns of a file to fields: by heading, by the person's last choice, or by a choice made now. */

import type { Cell } from '#schemas/kernel/calls/upload.ts';
import { type Candidate, matchColumns, matchContent, plainLabel } from '#schemas/kernel/sheet/match.ts';

/** For every column of the file a field, or null for one that is left out. */
export type Mapping = readonly (string | null)[];
/** What the person chose, by heading; null for "left out". */
export type Remembered = Readonly<Record<string, string | null>>;

/** The earlier choice for a heading comes first, then the heading itself, then the content; no field twice. */
export function startMapping(
  headings: readonly string[],
  candidates: readonly Candidate[],
  remembered: Remembered,
  rows: readonly (readonly Cell[])[] = [],
): Mapping {
  const names = new Set(candidates.map(({ name }) => name));
  const chosen = headings.map((heading) => {
    const known = remembered[plainLabel(heading)];
    return known === null || (known !== undefined && names.has(known)) ? known : undefined;
  });
  const taken = new Set(chosen.filter((name) => typeof name === 'string'));
  const open = candidates.filter(({ name }) => !taken.has(name));
  const matched = matchColumns(
    headings.map((heading, index) => (chosen[index] === undefined ? heading : '')),
    open,
  );
  const seen = new Set<string>();
  const told = headings.map((_, index) => {
    const name = chosen[index] === undefined ? (matched[index] ?? null) : (chosen[index] ?? null);
    if (!name || seen.has(name)) return null;
    seen.add(name);
    return name;
  });
  return matchContent(told, rows, candidates, (column) => chosen[column] !== undefined);
}

/** The part of the mapping to remember: columns that headings alone do not identify. */
export function rememberedOf(headings: readonly string[], candidates: readonly Candidate[], mapping: Mapping): Remembered {
  const told = matchColumns(headings, candidates);
  const pairs = headings.flatMap((heading, index): [string, string | null][] =>
    heading && told[index] !== mapping[index] ? [[plainLabel(heading), mapping[index] ?? null]] : [],
  );
  return Object.fromEntries(pairs);
}

/** Fields that more than one column is meant for. */
export const duplicateFields = (mapping: Mapping): string[] => [
  ...new Set(mapping.filter((name, index): name is string => name !== null && mapping.indexOf(name) !== index)),
];

/** 0 is A, 26 is AA: what a column without a heading is called. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

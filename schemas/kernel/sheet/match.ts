/** Which column of a spreadsheet is which field: by its label in any language, or by its name. */

export interface Candidate {
  name: string;
  /** Its label in every language. */
  labels: readonly string[];
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
  for (const { name, labels } of candidates)
    for (const label of [name, `${name}Id`, ...labels]) {
      const plain = plainLabel(label);
      if (plain && !known.has(plain)) known.set(plain, name);
    }
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = known.get(plainLabel(heading));
    if (!name || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

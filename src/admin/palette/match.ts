/** Matches typed text against the lines of the palette. */

/** Without case, accents and forms of the same letter. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 0: starts with it, 1: a word starts with it, 2: contains it; undefined: does not. */
function placeOf(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at <= 0) return at === 0 ? 0 : undefined;
  return text.includes(` ${word}`) ? 1 : 2;
}

/** The score of a match, lower is better; undefined when one of the words is missing. */
export function matchScore(typed: string, label: string, note = ''): number | undefined {
  const [own, beside] = [folded(label), folded(note)];
  let sum = 0;
  for (const word of folded(typed).split(/\s+/).filter(Boolean)) {
    const place = placeOf(own, word) ?? (beside.includes(word) ? 3 : undefined);
    if (place === undefined) return undefined;
    sum += place;
  }
  return sum;
}

/** The matches, best first, otherwise in their order. */
export const matchingItems = <T extends { label: string; note?: string; alias?: string }>(
  typed: string,
  items: readonly T[],
  most: number,
): T[] =>
  items
    .flatMap((item) => {
      const fit = matchScore(typed, item.label, `${item.note ?? ''} ${item.alias ?? ''}`);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .slice(0, most)
    .map(({ item }) => item);

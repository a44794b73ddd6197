/** How what is typed into the palette is compared with what it offers. */

/** Without case, accents and forms of the same letter. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 0 begins with it, 1 a word begins with it, 2 it stands somewhere; undefined when it does not. */
function placeOf(text: string, word: string): number | undefined {
  const at = text.indexOf(word);
  if (at <= 0) return at === 0 ? 0 : undefined;
  return text.includes(` ${word}`) ? 1 : 2;
}

/** How well something fits: the less, the better; undefined when one of the words stands nowhere in it. */
export function fitOf(typed: string, label: string, note = ''): number | undefined {
  const [own, beside] = [folded(label), folded(note)];
  let sum = 0;
  for (const word of folded(typed).split(/\s+/).filter(Boolean)) {
    const place = placeOf(own, word) ?? (beside.includes(word) ? 3 : undefined);
    if (place === undefined) return undefined;
    sum += place;
  }
  return sum;
}

/** Those that fit, the best first, otherwise in their order. */
export const fitting = <T extends { label: string; note?: string; alias?: string }>(
  typed: string,
  items: readonly T[],
  most: number,
): T[] =>
  items
    .flatMap((item) => {
      const fit = fitOf(typed, item.label, `${item.note ?? ''} ${item.alias ?? ''}`);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .slice(0, most)
    .map(({ item }) => item);

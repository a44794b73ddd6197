/** How wide letters stand on a docket: a Chinese one takes two columns, whatever font draws it. */

/** East Asian wide characters and full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
export const isWide = (letter: string): boolean => WIDE.test(letter);

/** Columns of a text. */
export const widthOf = (words: string): number => [...words].reduce((sum, one) => sum + (isWide(one) ? 2 : 1), 0);

/** A line in runs of narrow letters and single wide ones, each in its place. */
export function runsOf(line: string): { text: string; wide: boolean }[] {
  const runs: { text: string; wide: boolean }[] = [];
  for (const letter of line) {
    const wide = isWide(letter);
    const last = runs.at(-1);
    if (last && !last.wide && !wide) last.text += letter;
    else runs.push({ text: letter, wide });
  }
  return runs;
}

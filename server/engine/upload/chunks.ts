/** So many rows go into one statement: few enough for any parameter, many enough to cost nothing. */
const SIZE = 1000;

export function* chunksOf<T>(items: readonly T[], size = SIZE): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

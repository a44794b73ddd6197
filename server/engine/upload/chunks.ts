/** Number of rows in one statement: below the parameter limit, and large enough to be efficient. */
const SIZE = 1000;

export function* chunksOf<T>(items: readonly T[], size = SIZE): Generator<T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

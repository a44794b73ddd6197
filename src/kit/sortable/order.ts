/** What moving a row does to a list, without a screen. */

/** The list with the item at `from` at `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** After a drag, `position` and `sequence` both count from 1 (000 §2), or from `first` on a later page. */
export const renumbered = <T extends object>(items: readonly T[], first = 1): (T & { position: number; sequence: number })[] =>
  items.map((item, index) => ({ ...item, position: first + index, sequence: first + index }));

/** 000 §9 */
export const REORDER_MS = 180;

/**
 * Where an arrow key leads in a grid that wraps as it likes: `tops` are the top edges of its cells in order, so that up
 * and down find the cell above and below. Undefined for another key; the first and the last cell hold.
 */
export function arrowMove(key: string, from: number, tops: readonly number[]): number | undefined {
  const columns = tops.filter((top) => top === tops[0]).length || 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: tops.length - 1 - from,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const to = from + step;
  return to >= 0 && to < tops.length ? to : from;
}

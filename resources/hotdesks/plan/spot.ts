/** Where a desk stands: hundredths of a percent of the plan's width and height. */
import { PLAN_UNITS } from '#schemas/hotdesks/hotdesk.ts';

export interface Spot {
  x: number;
  y: number;
}
const within = (value: number): number => Math.min(PLAN_UNITS, Math.max(0, Math.round(value)));

/** The place of a pointer on the plan. */
export const spotAt = (
  box: { left: number; top: number; width: number; height: number },
  clientX: number,
  clientY: number,
): Spot => ({
  x: within(((clientX - box.left) / box.width) * PLAN_UNITS),
  y: within(((clientY - box.top) / box.height) * PLAN_UNITS),
});

const STEP = PLAN_UNITS / 100;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** By an arrow key: a hundredth of the plan, five with Shift; undefined for any other key. */
export function movedBy({ x, y }: Spot, key: string, far: boolean): Spot | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const step = far ? STEP * 5 : STEP;
  return { x: within(x + way[0] * step), y: within(y + way[1] * step) };
}

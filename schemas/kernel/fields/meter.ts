/**
 * What is left of what was bought, as a meter: `hidQuotaBal: integer({ leftOf: 'hidBought' })`. A balance that was set by hand above
 * what was bought counts as bought. The engine has the same in SQL (`usageSql` in `server/engine/records/where.ts`).
 */

/** From this share on a meter warns. */
export const LOW_PERCENT = 80;
/** In the order in which they are looked for. */
export const usageTones = { USED_UP: 'danger', RUNNING_OUT: 'warning', ENOUGH: 'success' } as const;
export type Usage = keyof typeof usageTones;

export interface Meter {
  total: number;
  used: number;
  /** Whole, rounded down: 100 only when nothing is left. */
  percent: number;
  usage: Usage;
}

/** Undefined while there has never been any. */
export function meterOf(left: number, bought: number): Meter | undefined {
  const total = Math.max(left, bought);
  if (total <= 0) return undefined;
  const used = total - Math.max(0, left);
  const percent = Math.floor((used * 100) / total);
  return { total, used, percent, usage: percent >= 100 ? 'USED_UP' : percent >= LOW_PERCENT ? 'RUNNING_OUT' : 'ENOUGH' };
}

/** One line per measurement: name, value, budget, met or not. */

export interface Line {
  what: string;
  value: number;
  unit?: string;
  atMost?: number;
  atLeast?: number;
  note?: string;
}

/** Prints the lines and returns the number of missed budgets. */
export function report(lines: readonly Line[]): number {
  let missed = 0;
  for (const { what, value, unit = '', atMost, atLeast, note } of lines) {
    const kept = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
    if (!kept) missed += 1;
    const budget = atMost !== undefined ? `≤ ${atMost}${unit}` : atLeast !== undefined ? `≥ ${atLeast}${unit}` : '';
    const mark = atMost === undefined && atLeast === undefined ? ' ' : kept ? '✓' : '✗';
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(2);
    process.stdout.write(`${mark} ${what.padEnd(58)} ${`${shown}${unit}`.padStart(12)}  ${budget.padEnd(12)} ${note ?? ''}\n`);
  }
  return missed;
}

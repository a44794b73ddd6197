/** One line per measurement: name, value, the value with 200 entities where there is one, budget, met or not. */

export interface Line {
  what: string;
  value: number;
  /** The same with 200 entities (`tests/registry/largeProduct.ts`); keeps the same budget unless `largeAtMost` is given. */
  large?: number;
  unit?: string;
  atMost?: number;
  largeAtMost?: number;
  atLeast?: number;
  note?: string;
}

const shown = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2)}${unit}`;

/** Prints the lines and returns the number of missed budgets. */
export function report(lines: readonly Line[]): number {
  let missed = 0;
  for (const { what, value, large, unit = '', atMost, largeAtMost = atMost, atLeast, note } of lines) {
    const isKept =
      (atMost === undefined || value <= atMost) &&
      (atLeast === undefined || value >= atLeast) &&
      (large === undefined || largeAtMost === undefined || large <= largeAtMost);
    if (!isKept) missed += 1;
    const limits = [...new Set([atMost, large === undefined ? undefined : largeAtMost])].filter((one) => one !== undefined);
    const budget = limits.length
      ? `≤ ${limits.map((one) => shown(one, unit)).join(', ')}`
      : shown(atLeast, unit).replace(/^/, '≥ ');
    const hasBudget = limits.length > 0 || atLeast !== undefined;
    const mark = hasBudget ? (isKept ? '✓' : '✗') : ' ';
    process.stdout.write(
      `${mark} ${what.padEnd(58)} ${shown(value, unit).padStart(12)} ${shown(large, unit).padStart(12)}  ${(hasBudget ? budget : '').padEnd(16)} ${note ?? ''}\n`,
    );
  }
  return missed;
}

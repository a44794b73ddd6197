/** Which dates may be chosen (000 §5): not before a minimum, not after a maximum, and of a list of dates only those. */
export interface DateLimits {
  /** `YYYY-MM-DD`, itself allowed. */
  min?: string;
  max?: string;
  /** Only these; the minimum and the maximum still apply. */
  enabledDates?: readonly string[];
}

export type DateProblem = 'notADate' | 'tooEarly' | 'tooLate' | 'notOffered' | 'incomplete';

/** Why a date cannot be chosen; undefined when it can. */
export function limitProblem(date: string, { min, max, enabledDates }: DateLimits): DateProblem | undefined {
  if (min && date < min) return 'tooEarly';
  if (max && date > max) return 'tooLate';
  if (enabledDates && !enabledDates.includes(date)) return 'notOffered';
  return undefined;
}

/** The first date that can be chosen from `today` on, so that a calendar opens where there is something to pick. */
export function openingDate(today: string, { min, max, enabledDates }: DateLimits): string {
  const offered = enabledDates?.filter((date) => !limitProblem(date, { min, max })).sort();
  if (offered?.length) return offered.find((date) => date >= today) ?? (offered.at(-1) as string);
  if (min && today < min) return min;
  if (max && today > max) return max;
  return today;
}

/** Until when a season parking runs. Dates are `YYYY-MM-DD`. */

/** What the calendar reads of a season parking. */
export interface Period {
  commencementDate: string;
  endDate: string;
  status: string;
  /** An instant, ISO 8601. */
  terminatedDate?: string | null;
}

/**
 * The last day on which a season parking runs: of one that was terminated before its end, the day of its termination.
 * @param dayOf the day of an instant (ISO 8601) on the building's clock
 */
export function lastDayOf(row: Period, dayOf: (at: string) => string): string {
  const { status, endDate, terminatedDate } = row;
  const ended = status === 'TERMINATED' && terminatedDate ? dayOf(terminatedDate) : endDate;
  return ended < endDate ? ended : endDate;
}

/** The call by which a calendar knows when facilities cannot be had, whatever others have booked. */

/** Days of one answer: a month with the days of its weeks. */
export const MAX_CLOSED_DAYS = 45;

export interface ClosedTimes {
  /** Of the facility. */
  id: number;
  /** In order, none meeting another. */
  times: readonly { from: string; to: string }[];
}

export const closedTimesEndpoint = {
  closedTimes: {
    call: 'GET /facilities/closed-times',
    summary:
      'When the facilities of the building are closed or blocked between two instants, at most 45 days apart: by their hours, public holidays and blocked dates',
    permission: 'BOOKING_LIST',
    query: ['from', 'to'],
  },
} as const;

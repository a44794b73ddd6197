/** At which session's door somebody probably stands. */

import { isNextDay } from '#schemas/kernel/fields/clock.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';

/** Date and times as the building's clocks show them: `YYYY-MM-DD` and `HH:mm`. */
export interface Session {
  sessionDate: string;
  startTime: string;
  endTime: string;
}

/** The day and time at which it ends, past midnight on the day after. */
const endOf = ({ sessionDate, startTime, endTime }: Session): string =>
  `${isNextDay(startTime, endTime) ? dayAfter(sessionDate) : sessionDate} ${endTime}`;

/** Is `today` none of its days? One that goes on past midnight is still on. */
export const isOtherDay = (session: Session, today: string, time: string): boolean =>
  session.sessionDate > today || (session.sessionDate < today && endOf(session) <= `${today} ${time}`);

/** The one that goes on or comes next; the last one where all are over. */
export function sessionNow<S extends Session>(sessions: readonly S[], today: string, time: string): S | undefined {
  const inOrder = [...sessions].sort((one, other) => endOf(one).localeCompare(endOf(other)));
  return inOrder.find((one) => endOf(one) >= `${today} ${time}`) ?? inOrder.at(-1);
}

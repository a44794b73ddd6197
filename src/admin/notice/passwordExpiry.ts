/** The password-expiry banner (000 §9): when it shows, and what it says. */

import { dateIn } from '#schemas/kernel/fields/clock.ts';
import { DAY } from '#schemas/kernel/fields/days.ts';
import { hasRight } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/** It shows when so many days remain, or fewer. */
const SHOWN_FROM_DAYS = 30;
/** What counts as remaining where passwords do not expire: one too many. */
const WITHOUT_DATE = 31;

/** Days until the password expires, rounded up; 0 or less when it has expired. */
export const daysLeft = (expiry: string | null, now: number): number =>
  expiry === null ? WITHOUT_DATE : Math.ceil((Date.parse(expiry) - now) / DAY);

export interface Expiry {
  key: 'account.expiring' | 'account.expiresTomorrow' | 'account.expired';
  days: number;
}

/** The text of the banner; undefined when there is none. The super admin sees none (000 §6). */
export function expiryOf(session: Pick<Session, 'passwordExpiry' | 'roleCodes'>, now: number): Expiry | undefined {
  const days = daysLeft(session.passwordExpiry, now);
  if (days > SHOWN_FROM_DAYS || hasRight(session.roleCodes, 'noExpiryBanner')) return undefined;
  return { key: days > 1 ? 'account.expiring' : days === 1 ? 'account.expiresTomorrow' : 'account.expired', days };
}

/** The day for which closing the banner holds: until midnight where the building stands. */
export const dayOf = (session: Pick<Session, 'officeCentre'>, now: number): string =>
  dateIn(session.officeCentre?.timeZone ?? 'UTC', new Date(now));

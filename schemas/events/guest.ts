/** What the guest of an event reads by the link in the invitation (002 §2): the answer of its call, for server and pages. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { GivenAnswer } from '../kernel/fields/answers.ts';
import type { LocalizedText } from '../kernel/fields/localized.ts';
import type { OptionItem } from '../kernel/fields/optionList.ts';

export const MAX_STARS = 5;
/** Minutes before its start from which people check in to a session themselves. */
export const CHECK_IN_MINUTES = 60;
/** Days after its session for which a link works. */
export const LINK_DAYS = 30;

/** What people say about an event, for the building. */
export interface FeedbackResults {
  /** Of the stars; null without any. */
  average: number | null;
  /** How many have given one star, two stars and so on. */
  stars: readonly number[];
  /** People who have given stars. */
  total: number;
  /** Pages of words. */
  totalPage: number;
  /** Words, the newest first. */
  items: readonly { id: number; stars: number; comment: string; name: string; session: string; date: string }[];
}

export interface GuestFacts {
  event: { name: LocalizedText; tagline: LocalizedText | null };
  session: {
    name: string;
    location: string | null;
    /** ISO 8601 in UTC. */
    startAt: string;
    endAt: string;
    /** Of the building. */
    zone: string;
  };
  building: string;
  /** Who has brought the guest; null when that person is gone. */
  host: string | null;
  guest: { name: string; email: string; mobile: string | null; language: LocaleCode };
  status: string;
  confirmed: boolean;
  questions: readonly OptionItem[];
  answers: readonly GivenAnswer[];
  /** What the building's scanner reads; null without a seat. */
  checkInCode: string | null;
  checkedInDate: string | null;
  feedback: { stars: number; comment: string | null } | null;
  /** What can be done now. */
  can: { register: boolean; checkIn: boolean; feedback: boolean };
  /** From when the guest can check in, ISO 8601 in UTC. */
  checkInFrom: string;
}

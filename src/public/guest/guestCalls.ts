/** The calls behind the link of an event's guest: the page's own address without its last part. */
import { RequestFailure, request } from '#authProvider/request.ts';
import type { GuestFacts } from '#schemas/events/guest.ts';
import type { AnswersById } from '#schemas/kernel/fields/answers.ts';

export interface Registration {
  guestName: string;
  guestMobile: string | null;
  guestLanguage: string;
  answers: AnswersById;
}

/** `/event-guest/<booking>/<participant>` of one of its pages. */
export const linkIn = (pathname: string): string => pathname.replace(/\/+$/, '').replace(/\/[^/]+$/, '');

const link = () => linkIn(window.location.pathname);
const put = async (what: string, body: object): Promise<GuestFacts> =>
  (await request<GuestFacts>('PUT', `${link()}/${what}`, { body })).data;

export const readGuest = async (): Promise<GuestFacts> => (await request<GuestFacts>('GET', link())).data;
export const register = (registration: Registration) => put('register', registration);
export const decline = () => put('decline', {});
export const checkIn = (checkInCode: string) => put('check-in', { checkInCode });
export const giveFeedback = (stars: number, comment: string) => put('feedback', { stars, comment });

/** True for a link that the server does not know, or no longer. */
export const isDeadLink = (error: unknown): boolean => error instanceof RequestFailure && error.status === 404;

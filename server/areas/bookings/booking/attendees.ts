/**
 * Those who are invited to a booking get a mail with a calendar file, which their programs keep: REQUEST when they are invited and when the
 * booking is moved, with a greater SEQUENCE, CANCEL when it or their invitation is cancelled (RFC 5546). What they have been told is kept
 * with the booking, so that nothing is said twice. Of a series they get one mail, with a file for each of its bookings.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { localAt, startOfDay } from '#schemas/kernel/fields/clock.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import { deliver } from '#server/channels/deliver.ts';
import { enqueueOutside, plainName, type Refused, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { type CalendarEvent, type CalendarMethod, writeEvents } from '#server/files/ics.ts';
import type { MailOrder } from '#server/mail/mail.ts';
import { domainOf } from '#server/mail/messageDomain.ts';
import type { MailParam } from '#server/mail/template.ts';

interface Invited {
  id: number;
  uuid: string;
  version: number;
  status: string;
  startAt: string;
  endAt: string;
  title: string | null;
  facility: LocalizedText;
  floorNo: string | null;
  building: string;
  buildingId: number;
  zone: string;
  /** Whose booking it is: a person, a company or the building. */
  host: string;
  hostEmail: string | null;
  /** A company has written the title. */
  isTenants: boolean;
  attendees: string[];
  /** Who holds an invitation, and to what. */
  invited: string[];
  invitedAs: string | null;
}

/** An invitation stands. */
const TAKES_PLACE: readonly string[] = ['CONFIRMED', 'CHECKED_IN'];
/** Whoever was invited before keeps the invitation: it is being decided on anew. */
const UNDECIDED = 'PENDING_APPROVAL';
/** It is over, and nothing is taken back. */
const OVER: readonly string[] = ['COMPLETED', 'NO_SHOW'];
/** So many calendar files go with one mail. */
const MAX_FILES = 60;

const bookingsOf = (tx: Transaction, ids: readonly number[]): Promise<Invited[]> =>
  tx.query<Invited>(sql`
    select b.id, b.uuid, b.version, b.status, b.start_at as "startAt", b.end_at as "endAt", b.title, f.name as facility, f.floor_no as "floorNo",
      coalesce(o.building_name, o.company_name) as building, o.id as "buildingId", o.time_zone as zone,
      coalesce(u.full_name, t.company_name, o.building_name, o.company_name) as host, u.username as "hostEmail", b.tenant_id is not null as "isTenants",
      coalesce(to_jsonb(b.attendee_emails), '[]') as attendees, coalesce(to_jsonb(b.invited_emails), '[]') as invited, b.invited_as as "invitedAs"
    from facility_bookings b join facilities f on f.id = b.facility_id join office_centres o on o.id = b.office_centre_id
      left join users u on u.id = b.user_id left join office_centres t on t.id = b.tenant_id
    where b.id = any(${idList(ids)}) and (b.attendee_emails is not null or b.invited_emails is not null) order by b.start_at, b.id`);

/** Whole days of the building's calendar have no time. */
function daysOf({ startAt, endAt, zone }: Pick<Invited, 'startAt' | 'endAt' | 'zone'>): CalendarEvent['days'] {
  const [from, to] = [Date.parse(startAt), Date.parse(endAt)];
  const [first, after] = [localAt(zone, from).date, localAt(zone, to).date];
  const isWhole = first < after && startOfDay(zone, first) === from && startOfDay(zone, after) === to;
  return isWhole ? { first, after } : undefined;
}

interface Shown extends Pick<Invited, 'uuid' | 'version' | 'startAt' | 'endAt' | 'zone' | 'floorNo' | 'building'> {
  title: string;
  facility: string;
}
/** A booking in a calendar. */
export const bookingEvent = (
  { uuid, version, startAt, endAt, zone, facility, floorNo, building, title }: Shown,
  config: RuleContext['config'],
  status: CalendarEvent['status'],
): CalendarEvent => ({
  uid: `${uuid}@${domainOf(config)}`,
  sequence: version,
  stamp: new Date(),
  start: new Date(startAt),
  end: new Date(endAt),
  days: daysOf({ startAt, endAt, zone }),
  title,
  description: '',
  place: [facility, floorNo, building].filter(Boolean).join(', '),
  status,
});

/** What an invitation says: whoever has one that says something else gets a new one. */
const saidOf = ({ startAt, endAt, facility, title, status }: Invited): string =>
  JSON.stringify([startAt, endAt, readIn(facility, fallbackLocale), title, status === UNDECIDED]);

/** Who is to hold an invitation now. */
function wantedOf({ status, attendees, invited }: Invited): string[] {
  if (TAKES_PLACE.includes(status)) return attendees;
  return status === UNDECIDED ? invited.filter((one) => attendees.includes(one)) : [];
}

type Template = 'bookingInvitation' | 'bookingInvitationCancelled';
/** What one address is told of bookings, in one mail. */
interface Letter {
  to: string;
  template: Template;
  bookings: Invited[];
}

function fileOf(booking: Invited, to: string, template: Template, config: RuleContext['config'], isPlain: boolean) {
  const facility = readIn(booking.facility, fallbackLocale);
  const title = booking.title && !(isPlain && booking.isTenants) ? booking.title : facility;
  const isCancelled = template === 'bookingInvitationCancelled';
  const status = isCancelled ? 'CANCELLED' : booking.status === UNDECIDED ? 'TENTATIVE' : 'CONFIRMED';
  const method: CalendarMethod = isCancelled ? 'CANCEL' : 'REQUEST';
  const event: CalendarEvent = {
    ...bookingEvent({ ...booking, facility, title }, config, status),
    organizer: { email: booking.hostEmail ?? `no-reply@${domainOf(config)}`, name: plainName(booking.host) ?? booking.building },
    attendees: [{ email: to }],
  };
  return {
    filename: `${localAt(booking.zone, Date.parse(booking.startAt)).date}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    text: writeEvents([event], method),
  };
}

function orderOf({ to, template, bookings }: Letter, config: RuleContext['config']) {
  const first = bookings[0] as Invited;
  const [from, until] = [localAt(first.zone, Date.parse(first.startAt)), localAt(first.zone, Date.parse(first.endAt))];
  const others = bookings.length - 1;
  const days = daysOf(first);
  const params: Record<string, MailParam> = {
    host: first.host,
    title: first.title ?? first.facility,
    facility: first.facility,
    date: { date: from.date },
    time: days ? { word: 'mail.bookingInvitation.allDay' } : from.date === until.date ? `${from.time}–${until.time}` : from.time,
    others: others ? `+ ${others}` : '',
    place: [first.floorNo, first.building].filter(Boolean).join(', '),
  };
  const files = (isPlain: boolean) => bookings.slice(0, MAX_FILES).map((one) => fileOf(one, to, template, config, isPlain));
  const order: MailOrder = {
    to,
    template,
    params,
    locale: fallbackLocale,
    attachments: files(false),
    buildingId: first.buildingId,
  };
  const host = plainName(first.host) ?? first.building;
  const title = first.isTenants ? first.facility : (params.title as MailParam);
  return { ...order, plain: { ...params, host, title }, plainAttachments: files(true) };
}

/** Who has caused a mail that is not sent hears of it. */
async function tellRefused(
  { tx, reach }: RuleContext,
  { id, version, buildingId }: Invited,
  { to, why }: Refused,
): Promise<void> {
  if (!reach.session.userId) return;
  const inEach = (key: string, params?: object) =>
    Object.fromEntries(localeCodes.map((locale) => [locale, translate(locale, key, params as never)])) as LocalizedText;
  await deliver(tx, {
    kind: 'booking',
    id: `facility-bookings.${id}.invitation.${version}.${to}.refused`,
    title: inEach('mail.outside.refused', { to }),
    message: inEach(why === 'STOPPED' ? 'errors.outsideStopped' : 'errors.outsideOften'),
    link: `/manage-bookings/${id}`,
    buildingId,
    userIds: [reach.session.userId],
  });
}

/** Tells those who are invited to these bookings what they have not been told yet. */
export async function inviteAttendees(context: RuleContext, ids: readonly number[]): Promise<void> {
  const { tx, config, reach } = context;
  const bookings = (await bookingsOf(tx, ids)).filter(({ status }) => !OVER.includes(status));
  const letters = new Map<string, Letter>();
  const write = (to: string, template: Template, booking: Invited) => {
    const letter = letters.get(`${template} ${to}`) ?? { to, template, bookings: [] };
    letter.bookings.push(booking);
    letters.set(`${template} ${to}`, letter);
  };
  for (const booking of bookings) {
    const [wanted, said] = [wantedOf(booking), saidOf(booking)];
    for (const to of wanted)
      if (!booking.invited.includes(to) || said !== booking.invitedAs) write(to, 'bookingInvitation', booking);
    for (const to of booking.invited) if (!wanted.includes(to)) write(to, 'bookingInvitationCancelled', booking);
  }
  const first = bookings[0];
  if (!first || !letters.size) return;
  const orders = [...letters.values()].map((letter) => orderOf(letter, config));
  const refused = await enqueueOutside(tx, config, 'attendee', { ...senderOf(reach), buildingId: first.buildingId }, orders);
  for (const one of refused) await tellRefused(context, first, one);
  const unreached = new Set(refused.map(({ to }) => to));
  for (const booking of bookings) {
    // Whoever could not be reached is asked again with the next change.
    const holding = wantedOf(booking).filter((one) => !unreached.has(one) || booking.invited.includes(one));
    await tx.query(sql`
      update facility_bookings set invited_emails = ${holding.length ? sql.param(holding) : null}, invited_as = ${saidOf(booking)}
      where id = ${booking.id}`);
  }
}

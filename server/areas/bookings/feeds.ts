/**
 * Calendar feeds: a calendar program asks for the secret address again and again, and gets the bookings as iCalendar, or 304 while they are the
 * same. What an address shows is judged whenever it is asked: its maker must still be of the building, and read names only while allowed to.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { calendarFeed, FEED_PATH, type feedKinds } from '#schemas/bookings/calendarFeed.ts';
import { facility } from '#schemas/bookings/facility.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { type LocalizedText, readIn } from '#schemas/kernel/fields/localized.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import { holdersOf } from '#server/auth/people/holders.ts';
import { codeHash } from '#server/db/codeHash.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import type { Services } from '#server/engine/context.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { type OccupantEntity, requirePlace, shownTo } from '#server/engine/occupant/addressed.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { AppError } from '#server/errors/appError.ts';
import { type CalendarEvent, writeEvents } from '#server/files/ics.ts';
import { sending } from '#server/openapi/responses.ts';
import { objectOf, text, uuid } from '#server/openapi/values.ts';
import { bookingEvent } from './booking/attendees.ts';

/** How often one feed is answered in an hour: programs ask every few minutes, some of them from several devices. */
const FEED_HOURLY = 240;
/** Days that have passed, of which it still shows the bookings, and how many it shows at most. */
const PAST_DAYS = 30;
const MAX_EVENTS = 2000;

type New = NewRow<typeof calendarFeed>;

/** It is made by the person whose feed it is. */
async function make({ tx, reach }: RuleContext, rows: readonly New[]): Promise<void> {
  const { session, buildingId } = reach;
  for (const row of rows) {
    row.values.userId = session.userId;
    if (!row.values.facilityId) continue;
    const [found] = await tx.query(
      sql`select 1 as there from facilities where id = ${row.values.facilityId} and active and office_centre_id = ${buildingId}`,
    );
    if (!found) refuse(row, 'facilityId', 'notFound');
  }
}

/** Only whoever has made it gets a new address, which would be somebody else's bookings. */
async function renew({ reach }: RuleContext, rows: readonly ChangedRow<typeof calendarFeed>[]): Promise<void> {
  for (const row of rows)
    if (row.before.userId !== reach.session.userId) row.refusal ??= new AppError('forbidden');
    else Object.assign(row.values, { revokedDate: null, revokedUserId: null });
}

export const feedRules = rulesFor(calendarFeed, { beforeCreate: make, actions: { renew } });

/** A person makes a feed in the app. Throws AppError validation for a facility that the person does not see. */
export async function addOwnFeed(context: AreaContext) {
  const { db, model, config, reach, body, origin, locale } = context;
  const { name, feedOf, facilityUuid } = body as { name: string; feedOf: (typeof feedKinds)[number]; facilityUuid?: string };
  requirePlace(reach);
  const facilityId = feedOf === 'FACILITY' ? await seenFacility(context, facilityUuid) : null;
  const entity = model.entity(calendarFeed.name);
  const values = { name: name.trim(), feedOf, facilityId, showsDetails: false };
  const made = await db.transaction((tx) =>
    storeNew(tx, { model, config, entity, reach, origin, locale }, 'create', { values, linked: {} }),
  );
  const { token, uuid: own } = made as { token?: unknown; uuid?: unknown };
  return { uuid: String(own), address: `${config.publicUrl}/api${FEED_PATH}/${String(token)}.ics` };
}
export const ownFeedSchema = objectOf({ uuid, address: text });

async function seenFacility({ db, model, reach }: AreaContext, asked: string | undefined): Promise<number> {
  const entity = model.entity(facility.name) as OccupantEntity;
  const [found] = UUID.test(asked ?? '')
    ? await db.query<{ id: number }>(
        sql`select t.id from facilities t where t.uuid = ${asked}::uuid and ${shownTo(model, entity, reach)}`,
      )
    : [];
  if (!found) throw new AppError('validation', { fields: { facilityUuid: { code: 'notFound' } } });
  return found.id;
}

interface Feed {
  id: number;
  name: string;
  feedOf: (typeof feedKinds)[number];
  userId: number;
  facilityId: number | null;
  showsDetails: boolean;
  buildingId: number;
}

/** The feed of a token, while it is not revoked and its maker is still of the building. */
async function feedOf(on: Queryable, token: string): Promise<Feed | undefined> {
  const hash = await codeHash(on, { table: calendarFeed.table }, 'token', token);
  const [found] = await on.query<Feed>(sql`
    select c.id, c.name, c.feed_of as "feedOf", c.user_id as "userId", c.facility_id as "facilityId", c.shows_details as "showsDetails",
      c.office_centre_id as "buildingId"
    from calendar_feeds c join users u on u.id = c.user_id and u.status = 'ACTIVE'
    where lower(c.token) = ${hash} and c.status = 'ACTIVE' and exists (
      select 1 from user_roles r where r.user_id = c.user_id and r.active and r.building_id = c.office_centre_id)`);
  return found;
}

interface Booked {
  uuid: string;
  version: number;
  status: string;
  startAt: string;
  endAt: string;
  updatedAt: string;
  title: string | null;
  facility: LocalizedText;
  floorNo: string | null;
  building: string;
  zone: string;
  holder: string | null;
}

async function eventsOf(on: Queryable, feed: Feed, config: Services['config'], locale: LocaleCode): Promise<CalendarEvent[]> {
  const own = feed.feedOf === 'OWN';
  const rows = await on.query<Booked>(sql`
    select b.uuid, b.version, b.status, b.start_at as "startAt", b.end_at as "endAt", b.updated_date as "updatedAt", b.title,
      f.name as facility, f.floor_no as "floorNo", coalesce(o.building_name, o.company_name) as building, o.time_zone as zone,
      coalesce(u.full_name, t.company_name) as holder
    from facility_bookings b join facilities f on f.id = b.facility_id join office_centres o on o.id = b.office_centre_id
      left join users u on u.id = b.user_id left join office_centres t on t.id = b.tenant_id
    where b.office_centre_id = ${feed.buildingId} and ${own ? sql`b.user_id = ${feed.userId}` : sql`b.facility_id = ${feed.facilityId} and b.holds`}
      and b.status in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED') and b.end_at > now() - make_interval(days => ${PAST_DAYS})
      and not (b.status = 'CONFIRMED' and coalesce(b.check_in_until <= now(), false))
    order by b.start_at, b.id limit ${MAX_EVENTS}`);
  const tells = own || (feed.showsDetails && (await holdersOf(on, feed.buildingId, 'BOOKING_LIST')).includes(feed.userId));
  return rows.map((row) => {
    const name = readIn(row.facility, locale);
    const said = [row.title ?? (own ? name : null), own ? null : row.holder].filter(Boolean).join(' · ');
    const title = (tells && said) || translate(locale, 'bookingErrors.busy');
    const event = bookingEvent(
      { ...row, facility: name, title },
      config,
      row.status === 'PENDING_APPROVAL' ? 'TENTATIVE' : 'CONFIRMED',
    );
    // The same bookings are the same text.
    return { ...event, stamp: new Date(row.updatedAt) };
  });
}

const tooMany = () => new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });

/** Throws AppError notFound for an address that is wrong or revoked, tooMany for a network that tries many and a feed that is asked too often. */
async function read(db: Database, token: string, ip: string): Promise<Feed> {
  const feed = /^\w{40}$/.test(token) ? await feedOf(db, token) : undefined;
  if (!feed) {
    if (await countAttempt(db, [{ key: `link:from:${networkOf(ip)}`, limit: LINK_HOURLY.wrong }])) throw new AppError('notFound');
    throw tooMany();
  }
  if (!(await countAttempt(db, [{ key: `calendarFeed:${feed.id}`, limit: FEED_HOURLY }]))) throw tooMany();
  await db.query(sql`
    update calendar_feeds set last_used_date = now()
    where id = ${feed.id} and (last_used_date is null or last_used_date < now() - interval '1 minute')`);
  return feed;
}

/** Registers the call by which calendar programs read feeds, on an app whose prefix is the API base. */
export function registerCalendarFeeds(app: FastifyInstance, { db, config }: Services): void {
  const schema = {
    tags: ['links'],
    summary: 'The bookings of a calendar feed, by its secret address',
    ...sending('text/calendar', [404, 429]),
  };
  const answer = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const { params, ip, locale, headers } = request;
    const feed = await read(db, params.file.replace(/\.ics$/, ''), ip);
    const body = writeEvents(await eventsOf(db, feed, config, locale), 'PUBLISH', feed.name);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-language' });
    if (headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="bookings.ics"').send(body);
  };
  app.get<{ Params: { file: string } }>(`${FEED_PATH}/:file`, { schema: schema as object }, answer);
}

/**
 * What everybody may read of an event, without an account (002 §2, `/event`): where its QR code leads. Only an event that is published,
 * visible and for everybody in its building; any other one looks as if it did not exist.
 */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { holdsSeat } from '#schemas/events/holdsSeat.ts';
import type { PublicEvent } from '#schemas/events/publicEvent.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { networkOf } from '#server/auth/network.ts';
import type { Database } from '#server/db/database.ts';
import { LINK_HOURLY } from '#server/engine/linked/calls.ts';
import { AppError } from '#server/errors/appError.ts';
import { responding } from '#server/openapi/responses.ts';
import { flag, listOf, moment, objectOf, orNull, text, uuid, whole, words } from '#server/openapi/values.ts';
import { isComing } from './notices.ts';

const answered = objectOf({
  uuid,
  name: words,
  tagline: words,
  description: words,
  building: text,
  zone: text,
  startAt: moment,
  endAt: moment,
  isFull: flag,
  sessions: listOf(objectOf({ name: text, location: orNull(text), startAt: moment, endAt: moment, free: orNull(whole) })),
});

/** Paragraphs and list items as lines. */
const asLines = (html: string): string =>
  visibleText(html.replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/gi, '\n'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

async function publicEvent(db: Database, key: string): Promise<PublicEvent | undefined> {
  const [event] = await db.query<Omit<PublicEvent, 'sessions'> & { id: number }>(sql`
    select e.id, e.uuid, e.name, e.tagline, e.description, coalesce(c.building_name, c.company_name) as building, c.time_zone as zone,
      e.event_start_date as "startAt", e.event_end_date as "endAt", e.status = 'EVENT_FULL' as "isFull"
    from activity_events e join office_centres c on c.id = e.office_centre_id and c.active
    where e.uuid = ${key}::uuid and e.deleted_date is null and e.visible and e.viewable_by = 'ALL'
      and e.status in ('EVENT_RSVP', 'EVENT_FULL') and e.publish_start_date <= now() and e.publish_end_date > now()`);
  if (!event) return undefined;
  const { id, description, ...facts } = event;
  const sessions = await db.query<PublicEvent['sessions'][number]>(sql`
    select s.session_name as name, s.location,
      s.start_at as "startAt",
      s.end_at as "endAt",
      greatest(0, s.event_slot - (select count(*)::int from event_participants p
        where p.activity_event_time_slot_id = s.id and p.status = any(${sql.param([...holdsSeat])}::text[]))) as free
    from activity_event_time_slots s
    where s.activity_event_id = ${id} and s.status = 'OPEN' and s.visible and ${isComing}
    order by s.start_at, s.id limit 50`);
  const lines = description && Object.entries(description).map(([locale, html]) => [locale, asLines(html)]);
  return { ...facts, description: lines ? (Object.fromEntries(lines) as LocalizedText) : null, sessions };
}

/** Registers the call on an app whose prefix is the API base. Who tries many addresses is slowed down, as with links. */
export function registerPublicEvents(app: FastifyInstance, { db }: { db: Database }): void {
  const schema = {
    tags: ['links'],
    summary: 'An event that is for everybody, by its address',
    ...responding(answered, [404, 429]),
  };
  app.get<{ Params: { uuid: string } }>('/event/:uuid', { schema }, async ({ params, ip }) => {
    const data = UUID.test(params.uuid) ? await publicEvent(db, params.uuid) : undefined;
    if (data) return { success: true, data, message: '' };
    if (await countAttempt(db, [{ key: `link:from:${networkOf(ip)}`, limit: LINK_HOURLY.wrong }])) throw new AppError('notFound');
    throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
  });
}

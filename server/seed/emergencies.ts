/** Emergency broadcasts of the demo data: a drill to which people have answered, one to come, one that was cancelled; and presets. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { inEveryLanguage } from '#i18n/server.ts';
import { writeRecipients } from '#server/areas/broadcasts/emergency/addressed.ts';
import type { Transaction } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { addDays, daysBefore } from './dates.ts';
import { type HistoryEvent, seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { numbered } from './numbered.ts';
import type { SeededUser } from './users.ts';

const told = (of: 'drill' | 'storm' | 'leak' | 'fire' | 'power') => ({
  title: inEveryLanguage(`demo.emergency.${of}`),
  message: inEveryLanguage(`demo.emergency.${of}Message`),
});
/** What became of each, days before or after today. */
const stories = [
  { of: 'drill', status: 'PAST', day: -23, action: 'stopBroadcast' },
  { of: 'storm', status: 'UPCOMING', day: 20 },
  { of: 'leak', status: 'CANCELLED', day: -61, action: 'cancel' },
] as const;
const presets = [
  { of: 'fire', recipientType: 'ALL' },
  { of: 'power', recipientType: 'EMERGENCY_CONTACT' },
] as const;

/** The people of the drill: most are safe, few need help, some have not answered. */
async function seedReplies(tx: Transaction, id: number, from: string): Promise<void> {
  await writeRecipients(tx, [id]);
  await tx.query(sql`
    update emergency_broadcast_recipients set reply = case when id % 11 = 3 then 'NEEDS_HELP' when id % 5 = 1 then 'NONE' else 'SAFE' end,
      reply_date = case when id % 11 <> 3 and id % 5 = 1 then null else ${from}::timestamptz + make_interval(secs => 20 + (id * 37) % 600) end
    where emergency_broadcast_id = ${id}`);
}

export async function seedEmergencies(tx: Transaction, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { id: officeCentreId, today } = building;
  const own = { officeCentreId, createdUserId: admin.id, updatedUserId: admin.id };
  await insertRows(
    tx,
    'emergency_broadcast_templates',
    presets.map(({ of, recipientType }) => ({
      ...own,
      ...told(of),
      name: told(of).title[fallbackLocale],
      recipientType,
      createdDate: daysBefore(today, 90),
      updatedDate: daysBefore(today, 90),
    })),
  );
  const drafts = stories.map(({ of, status, day }, index) => {
    const createdDate = daysBefore(today, Math.max(2, -day), index * 5);
    const ended = new Date(Date.parse(createdDate) + 1_800_000).toISOString();
    const isPast = status === 'PAST';
    return {
      ...own,
      ...told(of),
      recipientType: 'ALL',
      startAt: status === 'UPCOMING' ? `${addDays(today, day)}T01:00:00Z` : null,
      status,
      broadcastDate: isPast ? createdDate : null,
      broadcastUserId: isPast ? admin.id : null,
      stoppedDate: isPast ? ended : null,
      stoppedUserId: isPast ? admin.id : null,
      cancelledDate: status === 'CANCELLED' ? ended : null,
      cancelledUserId: status === 'CANCELLED' ? admin.id : null,
      createdDate,
      updatedDate: status === 'UPCOMING' ? createdDate : ended,
      version: 1,
    };
  });
  const dates = drafts.map(({ createdDate }) => createdDate);
  const numbers = await numbered(tx, officeCentreId, 'EB', dates);
  const ids = await insertRows(
    tx,
    'emergency_broadcasts',
    drafts.map((draft, index) => ({ ...draft, referenceNo: numbers[index] })),
  );
  await seedReplies(tx, ids[0] as number, dates[0] as string);
  const events = stories.flatMap((story, index): HistoryEvent[] => {
    const about = { entity: 'emergency-broadcasts', recordId: ids[index] as number, by: admin, centreId: officeCentreId };
    const moved = (action: string, at: string, from: string | null, to: string): HistoryEvent => ({
      ...about,
      action,
      at,
      changes: [{ field: 'status', from, to }],
    });
    const { createdDate: at, updatedDate: end, status } = drafts[index] as (typeof drafts)[number];
    const begun = status === 'PAST' ? [moved('broadcast', at, 'UPCOMING', 'ONGOING')] : [];
    const over = 'action' in story ? [moved(story.action, end, status === 'PAST' ? 'ONGOING' : 'UPCOMING', status)] : [];
    return [moved('create', at, null, 'UPCOMING'), ...begun, ...over];
  });
  await seedHistory(tx, events);
}

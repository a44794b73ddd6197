/** Emergency broadcasts of the demo data: a drill to which people have answered, one to come, one that was cancelled; and presets. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { inEveryLanguage } from '#i18n/server.ts';
import { emergencyBroadcast } from '#schemas/broadcasts/emergencyBroadcast.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import { writeRecipients } from '#server/areas/broadcasts/emergency/addressed.ts';
import type { Transaction } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy } from './written.ts';

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
  const rows = stories.map((story, index) => {
    const { of, status, day } = story;
    const createdDate = daysBefore(today, Math.max(2, -day), index * 5);
    const ended = new Date(Date.parse(createdDate) + 1_800_000).toISOString();
    const isPast = status === 'PAST';
    return {
      ...told(of),
      recipientType: 'ALL',
      startAt: status === 'UPCOMING' ? `${addDays(today, day)}T01:00:00Z` : null,
      status,
      ...stampedBy('broadcast', admin, isPast ? createdDate : null),
      ...stampedBy('stopped', admin, isPast ? ended : null),
      ...stampedBy('cancelled', admin, status === 'CANCELLED' ? ended : null),
      createdDate,
      moves: [
        ...(isPast ? [['broadcast', 'ONGOING'] as Move] : []),
        ...('action' in story ? [[story.action, status, ended] as Move] : []),
      ],
    };
  });
  const [drill = 0] = await seedWritten(tx, { entity: emergencyBroadcast, prefix: 'EB', building, by: admin }, rows);
  await seedReplies(tx, drill, rows[0]?.createdDate as string);
}

/** The maintenance that people are told about: it goes on now, or begins within a day. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';
import { moment, objectOf, partly, text, uuid } from '#server/openapi/values.ts';

export interface Told {
  uuid: string;
  title: LocalizedText;
  message: LocalizedText;
  /** ISO 8601 in UTC. */
  startAt: string;
  endAt: string;
}

export const words = partly(
  Object.fromEntries(localeCodes.map((code) => [code, text])),
  ...localeCodes.filter((code) => code !== fallbackLocale),
);
export const toldMaintenance = objectOf({ uuid, title: words, message: words, startAt: moment, endAt: moment });

/**
 * In the order of their beginning. The clock decides and not the status, which the job writes a little later; at most a few, because
 * periods do not overlap.
 */
export const currentMaintenance = (on: Queryable): Promise<Told[]> =>
  on.query<Told>(sql`
    select uuid, title, message, start_at as "startAt", end_at as "endAt" from maintenance_broadcasts
    where status in ('SCHEDULED', 'ONGOING') and end_at > now() and start_at <= now() + interval '1 day'
    order by start_at limit 5`);

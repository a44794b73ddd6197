/** With which rights somebody gets a subscription: those of now, in the place of the subscription or elsewhere in its building. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { presentRights } from '#server/auth/session/readSession.ts';
import type { Queryable } from '#server/db/database.ts';

export interface Standing {
  userId: number;
  /** Where the subscription was made: a company, or the building itself. */
  placeId: number;
  buildingId: number;
  /** The building whose identity provider had opened the session. */
  providerBuildingId: number | null;
}

/** Undefined for somebody who works there no more. */
export async function presentSession(
  on: Queryable,
  { userId, placeId, buildingId, providerBuildingId }: Standing,
): Promise<Session | undefined> {
  const elsewhere = await on.query<{ id: number }>(sql`
    select office_centre_id::int as id from user_roles
    where user_id = ${userId} and active and building_id = ${buildingId} and office_centre_id <> ${placeId} order by id`);
  for (const officeCentreId of [placeId, ...elsewhere.map(({ id }) => id)]) {
    const officeCentre = { officeCentreId } as Session['officeCentre'];
    const session = await presentRights(on, { userId, officeCentre, providerBuildingId });
    // A person without any role there has nothing to see.
    if (session?.roleCodes.length) return session;
  }
  return undefined;
}

/** The language that a person has chosen in the portal. */
export async function languageOf(on: Queryable, userId: number | null, otherwise: string | null): Promise<LocaleCode> {
  const [chosen] =
    userId === null
      ? []
      : await on.query<{ locale: string }>(sql`
        select value #>> '{}' as locale from user_preferences where user_id = ${userId} and key = 'language' order by provider_building_id limit 1`);
  return localeCodes.find((one) => one === (chosen?.locale ?? otherwise)) ?? fallbackLocale;
}

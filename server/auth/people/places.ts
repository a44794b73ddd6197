/** The office centres as places of work: buildings, and the companies in them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

export interface Place {
  id: number;
  /** The building of a company; null for a building. */
  landlordId: number | null;
  isBuilding: boolean;
  /** The building's time zone. */
  zone: string;
}

/** The office centre with this id, or this uuid; undefined when there is none. */
export async function findPlace(on: Queryable, key: { id: number } | { uuid: string }): Promise<Place | undefined> {
  const [found] = await on.query<Place>(sql`
    select c.id, c.landlord_id as "landlordId", c.office_centre_type = 'LANDLORD' as "isBuilding", b.time_zone as zone
    from office_centres c join office_centres b on b.id = coalesce(c.landlord_id, c.id)
    where ${'id' in key ? sql`c.id = ${key.id}` : sql`c.uuid::text = ${key.uuid}`}`);
  return found;
}

/** `select id …` of a building and the companies in it. */
export const placesIn = (buildingId: number): SQL =>
  sql`select id from office_centres where coalesce(landlord_id, id) = ${buildingId}`;

/** Places with the same current day. */
export interface Day {
  /** `YYYY-MM-DD` in their time zone. */
  today: string;
  places: number[];
}

/** Every place, grouped by its current day. */
export const presentDays = (on: Queryable): Promise<Day[]> =>
  on.query<Day>(sql`
    select (now() at time zone time_zone)::date::text as today, jsonb_agg(id) as places from office_centres group by 1`);

/** The company of the building in which a person works, where it is not the building itself; the first of several. */
export async function companyOf(on: Queryable, userId: number, buildingId: number): Promise<number | null> {
  const [found] = await on.query<{ id: number }>(sql`
    select office_centre_id as id from user_roles where user_id = ${userId} and building_id = ${buildingId} and active
    order by (office_centre_id = ${buildingId}), id limit 1`);
  return found && found.id !== buildingId ? found.id : null;
}

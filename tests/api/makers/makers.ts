/**
 * What the generated tests cannot guess about an area: how its records come to be that no call creates, and what must stand ready
 * for those that a call creates. Each area has a file of its name beside this one.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import type { Api } from '../harness.ts';

type Body = Readonly<Record<string, unknown>>;
/** Writes a record that no call creates, for an office centre: a company, or the building itself. Answers its id. */
export type Maker = (api: Api, centreId: number) => Promise<number>;
export interface Ready {
  api: Api;
  /** What the test itself says about the body. */
  given: Body;
  /** Writes fields directly to the database, by wire key. */
  force(entity: string, id: number, values: Body): Promise<void>;
}

/** By the name of the entity. */
export interface Makers {
  /** Records that an area writes as part of another call. */
  beside?: Readonly<Record<string, Maker>>;
  /** A rule of the area keeps those below one record apart: each gets one of its own in this reference. */
  apart?: Readonly<Record<string, string>>;
  /** The same without their form: what a body names, by wire key, is made for each record. */
  fresh?: Readonly<Record<string, Readonly<Record<string, Maker>>>>;
  /** Gives a value to a field that is counted, not stored, by its wire key. */
  counted?: Readonly<Record<string, Readonly<Record<string, (api: Api, id: number, value: number) => Promise<void>>>>>;
  /** Sets the records that a body names so that a create accepts it. */
  ready?: Readonly<Record<string, (body: Body, ready: Ready) => Promise<void>>>;
}

/** The id that a statement answers in its first row. */
export async function idOf(db: Database, statement: SQL): Promise<number> {
  const [made] = await db.query<{ id: number }>(statement);
  return (made as { id: number }).id;
}

/** For `with place as …`: the office centre as `id`, and its building (which may be itself). */
export const placeOf = (centreId: number): SQL =>
  sql`(select id, coalesce(landlord_id, id) as building, case when landlord_id is not null then id end as company from office_centres where id = ${centreId})`;

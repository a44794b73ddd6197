/** Column helpers for the tables that belong to no entity. */
import { type AnyPgColumn, bigint, foreignKey, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const number = (name: string) => bigint(name, { mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
export const now = (name: string) => instant(name).notNull().defaultNow();

/** Only its name and its key: the table itself is made from the schema. */
const users = pgTable('users', { id: id() });
/** Rows that belong to a person are deleted with the person. */
export const ofUser = (table: string, userId: AnyPgColumn) =>
  foreignKey({ name: `${table}_user_id_fk`, columns: [userId], foreignColumns: [users.id] }).onDelete('cascade');

const officeCentres = pgTable('office_centres', { id: id() });
/** Rows that belong to a company or a building are deleted with it. */
export const ofCentre = (table: string, officeCentreId: AnyPgColumn) =>
  foreignKey({ name: `${table}_office_centre_id_fk`, columns: [officeCentreId], foreignColumns: [officeCentres.id] }).onDelete(
    'cascade',
  );

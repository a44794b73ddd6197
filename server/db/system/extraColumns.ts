/** Columns of entity tables that the server keeps besides the schema's fields: no call of the entity reads or writes them. */
import type { PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import { directoryContents, directoryMembers } from './directoryContents.ts';
import { formDrafts } from './formDrafts.ts';
import { mailContents } from './mailContents.ts';

const beside: Readonly<Record<string, () => Record<string, PgColumnBuilderBase>>> = {
  mails: mailContents,
  directory_people: directoryContents,
  directory_groups: directoryMembers,
  fm_forms: formDrafts,
};

/** By name in camel case; none for most tables. */
export const extraColumns = (table: string): Record<string, PgColumnBuilderBase> =>
  Object.hasOwn(beside, table) ? (beside[table]?.() ?? {}) : {};

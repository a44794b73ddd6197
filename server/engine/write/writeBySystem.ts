/** A change that is no action of the caller, such as the outcome of a payment: written, in the history and told like every other change. */
import { sql } from 'drizzle-orm';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import { audit, changesBetween } from '#server/audit/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import { announce } from '#server/live/announce.ts';
import { notifyPeople } from '../notify/notifyPeople.ts';
import type { Reach } from '../reach/reach.ts';
import { loadRecord } from '../verbs/get.ts';
import type { WriteContext } from './create.ts';
import { updateRecord } from './store.ts';

interface Context extends Pick<WriteContext, 'model' | 'config' | 'origin'> {
  /** The name of the entity. */
  entity: string;
  reach: Reach;
}

/**
 * @param operation its name in the history, a text of the entity's actions; what `notifications` on that name is told
 * @param values to store, by wire key
 */
export async function writeBySystem(
  tx: Transaction,
  { model, config, reach, origin, entity: name }: Context,
  id: number,
  operation: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entity = model.entity(name);
  const read = () => loadRecord(tx, model, entity, { ...reach, tenantId: null }, sql`t.id = ${id}`);
  const before = await read();
  await updateRecord({ tx, model, entity, reach }, id, { ...values });
  const after = await read();
  await audit(tx, { entity, recordId: id, action: operation, reach, origin, changes: changesBetween(entity, before, after) });
  const locale: LocaleCode = fallbackLocale;
  const told = { tx, model, config, entity, reach, origin, operation, locale, writing: true };
  await notifyPeople(told, [{ record: { id }, before }]);
  await announce(tx, { model, entity, kind: 'update', records: [before, after], reach });
}

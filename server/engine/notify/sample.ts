/** A typical record of an entity, as a text about it would say: for previews. No record of the building is read, so a preview tells nothing. */
import { localeCodes } from '#i18n/locales.ts';
import { fieldLabel } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isReference, traitsOf } from '#schemas/kernel/fields/field.ts';
import type { EntityNotification } from '#schemas/kernel/notices/notification.ts';
import type { RecordRow } from '../records/record.ts';
import { factNames } from './texts.ts';

const inAllLanguages = (entity: Entity, name: string) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, `[${fieldLabel(locale, entity, name)}]`]));

export function sampleRecord(entity: Entity, notification: EntityNotification, today: string): RecordRow {
  const typicalOf = (name: string): unknown => {
    const field = entity.fields[name];
    if (!field) return undefined;
    const { moment, numbered } = traitsOf(field);
    if (isReference(field)) return { label: inAllLanguages(entity, name) };
    if (moment === 'day') return today;
    if (moment === 'instant') return `${today}T10:00:00Z`;
    if (numbered) return `${(field as unknown as { prefix: string }).prefix}-${today.slice(0, 4)}-00042`;
    return inAllLanguages(entity, name);
  };
  const remarks = notification.on.flatMap((operation) => entity.actions[operation]?.remark ?? []);
  return Object.fromEntries([...factNames(entity, notification), ...remarks].map((name) => [name, typicalOf(name)])) as RecordRow;
}

/** The label of a field's value from a fixed list. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { categoryOf } from '#schemas/kernel/fields/field.ts';
import { systemDataOf } from '#schemas/kernel/fields/systemData.ts';

/** The label of a code of the system data; a code that the category does not have (any more) is shown as it is. */
export function systemDataLabel(locale: LocaleCode, category: string, code: string): string {
  const known = systemDataOf(category)?.find((one) => one.code === code);
  return known ? (known.label ?? translate(locale, `systemData.${category}.${code}`)) : code;
}

/** The label of a value in one language, looked up like in the portal; the value itself without one. */
export function choiceLabel(locale: LocaleCode, entity: Entity, name: string, value: string): string {
  const field = entity.fields[name];
  const category = field && categoryOf(field);
  if (category) return systemDataLabel(locale, category, value);
  const keys = [
    `resources.${entity.name}.enums.${name}.${value}`,
    `common.enums.${name}.${value}`,
    ...(field && 'types' in field ? [`inputs.${field.kind}.types.${value}`] : []),
  ];
  return keys.map((key) => translate(locale, key)).find((text, index) => text !== keys[index]) ?? value;
}

/** Everything by which a value can be written in a spreadsheet: its code, and its label in every language. */
export const choiceNames = (entity: Entity, name: string, value: string): string[] => [
  value,
  ...localeCodes.map((locale) => choiceLabel(locale, entity, name, value)),
];

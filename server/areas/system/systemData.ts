/** 000 §7 Other shared calls: the system data by category, with labels in the caller's language. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { oneOf } from '#schemas/kernel/fields/field.ts';
import { systemData, systemDataOf } from '#schemas/kernel/fields/systemData.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { systemDataLabel } from '#server/engine/records/choiceLabel.ts';
import { AppError } from '#server/errors/appError.ts';
import { byKey, listOf as list, objectOf, text } from '#server/openapi/values.ts';

/** The options of a category in the order of the specification. Throws AppError `notFound` for an unknown code. */
function listOf(category: string, locale: LocaleCode): Option[] {
  const values = systemDataOf(category);
  if (!values) throw new AppError('notFound');
  return values.map(({ code, value }) => ({
    code,
    label: systemDataLabel(locale, category, code),
    value: value ?? code,
    categoryCode: category,
  }));
}

/** Numbers are those of the categories that have any. */
const numbers = Object.values(systemData).flatMap((all) => all.flatMap((one: { value?: number }) => one.value ?? []));
const values = list(
  objectOf({
    code: text,
    label: text,
    value: { anyOf: [text, { type: 'integer', enum: [...new Set(numbers)] }] },
    categoryCode: text,
  }),
);

export const valuesOfCategory: AreaCall = {
  method: 'GET',
  path: '/system-data/get-list-by-category-code/{code}',
  summary: 'The values of a system data category',
  everybody: 'the same fixed values for everybody',
  reason: 'fixed values of the product stand in no table',
  lasting: true,
  describes: { code: oneOf(Object.keys(systemData)) },
  returns: values,
  run: async ({ params, locale }) => listOf(params.code as string, locale),
};

export const userStatusLabels: AreaCall = {
  method: 'GET',
  path: '/system-data/get-labels-by-category-code/USER_STATUS',
  summary: 'The labels of user statuses, by code',
  everybody: 'the same fixed values for everybody',
  reason: 'fixed values of the product stand in no table',
  lasting: true,
  returns: byKey(text),
  run: async ({ locale }) => Object.fromEntries(listOf('USER_STATUS', locale).map(({ code, label }) => [code, label])),
};

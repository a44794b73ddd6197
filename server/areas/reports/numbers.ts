/** The answers of the four pages of reports: the numbers of an entity that declares `report`, on screen, as a file and by mail. */
import type { LocaleCode } from '#i18n/locales.ts';
import { fieldLabel, translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { REPORT, type ReportNumbers } from '#schemas/kernel/entity/report.ts';
import { decimalsOf, isAmount } from '#schemas/kernel/fields/currency.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { amountCell } from '#schemas/kernel/sheet/outCell.ts';
import { readerOf } from '#server/db/replica.ts';
import { type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { choiceLabel } from '#server/engine/records/choiceLabel.ts';
import { type ReportContext, reportSheets } from '#server/engine/reports/mailed.ts';
import { isReporting, numbersOf, type Reporting } from '#server/engine/reports/numbers.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { any, byKey, listOf, objectOf, partly, text, whole } from '#server/openapi/values.ts';

const NUMBERS = objectOf({
  from: text,
  to: text,
  count: whole,
  currency: text,
  days: listOf(objectOf({ day: text, count: whole })),
  groups: listOf(
    objectOf({
      by: text,
      bars: listOf(partly({ value: any, label: text, count: whole, sums: byKey(whole) }, 'label', 'sums')),
      others: objectOf({ values: whole, count: whole }),
    }),
  ),
  hours: listOf(objectOf({ weekday: whole, hour: whole, count: whole })),
});

/** The rows of the sheet, header first. */
export function* rowsOf({ days, groups, hours, currency }: ReportNumbers, locale: LocaleCode, entity: Entity): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `reports.${name}`);
  const labelOf = (name: string) => fieldLabel(locale, entity, name);
  const sums = Object.keys(entity.report?.sums ?? {});
  const cell = (name: string, value: number | undefined): Cell =>
    value === undefined
      ? ''
      : isAmount(entity.fields[name] as Field)
        ? amountCell(value / 10 ** decimalsOf(currency), currency, decimalsOf(currency))
        : value;
  yield [word('part'), word('name'), word('number'), ...sums.map(labelOf)];
  for (const { by, bars, others } of groups) {
    for (const { value, label, count, sums: added } of bars) {
      const name = label ?? (value === null ? word('none') : choiceLabel(locale, entity, by, String(value)));
      yield [labelOf(by), name, count, ...sums.map((one) => cell(one, added[one]))];
    }
    if (others.values > 0)
      yield [
        labelOf(by),
        translate(locale, 'reports.others', { smart_count: others.values }),
        others.count,
        ...sums.map(() => ''),
      ];
  }
  for (const { weekday, hour, count } of hours)
    yield [
      labelOf(entity.report?.hours as string),
      `${translate(locale, `dates.weekdays.${weekday}`)} ${String(hour).padStart(2, '0')}:00`,
      count,
      ...sums.map(() => ''),
    ];
  for (const { day, count } of days) yield [word('day'), day, count, ...sums.map(() => '')];
}

/** Counted on a replica, where there is one that is new enough. */
const numbersFrom = async ({ db, ...asked }: ReportContext, entity: Entity) =>
  numbersOf({ ...asked, db: await readerOf(db, 'recent') }, entity as Reporting);

const sheets = reportSheets<ReportNumbers>({
  job: 'reports.mail',
  word: ({ name }) => `reports.titles.${name}`,
  file: ({ name }) => `${name}-report`,
  read: numbersFrom,
  rows: rowsOf,
});
export const mailReport = sheets.job;

/** The answers to the calls that `report` declares, by entity. */
export const reportHandlers: Readonly<Record<string, Readonly<Record<string, Handler>>>> = Object.fromEntries(
  entities.filter(isReporting).map((entity) => {
    const numbers = returning(NUMBERS, (context) => numbersFrom(context, context.model.entity(entity.name)));
    const taken = { [REPORT.mail]: sheets.mail(entity.name), [REPORT.file]: sheets.file(entity.name) };
    return [entity.name, { [REPORT.numbers]: numbers, ...(entity.access.emailRecord ? taken : {}) }];
  }),
);

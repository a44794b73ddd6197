/** The calls of the four pages of reports: the numbers of an entity that declares `report`, on screen, as a file and by mail. */
import type { LocaleCode } from '#i18n/locales.ts';
import { fieldLabel, translate } from '#i18n/server.ts';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type ReportNumbers, reportParam } from '#schemas/kernel/entity/report.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import { amountCell } from '#schemas/kernel/sheet/outCell.ts';
import type { AreaCall, AreaContext } from '#server/engine/areas/areaCalls.ts';
import { choiceLabel } from '#server/engine/records/choiceLabel.ts';
import { reportSheets } from '#server/engine/reports/mailed.ts';
import { isReporting, numbersOf, type Reporting } from '#server/engine/reports/numbers.ts';
import { requireAllowed } from '#server/engine/write/gates.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { listOf, objectOf, text, whole } from '#server/openapi/values.ts';

const PATH = '/reports/{name}';
const reporting = entities.filter(isReporting);
/** What any report may be narrowed by; each takes its own alone. */
const query = [
  'from',
  'to',
  ...new Set(reporting.flatMap((entity) => (entity.report.filters ?? []).map((name) => reportParam(entity, name)))),
];
const everybody = 'asks for the permission of the list whose rows are counted';
const reason = 'every entity with a report is counted by the same calls, and none declares those of the others';

const NUMBERS = objectOf({
  from: text,
  to: text,
  count: whole,
  currency: text,
  days: listOf(objectOf({ day: text, count: whole })),
  groups: listOf(
    objectOf({
      by: text,
      bars: listOf({ type: 'object' }),
      others: objectOf({ values: whole, count: whole }),
    }),
  ),
});

/** The entity that a path names. Throws AppError notFound for one without a report, forbidden for one that the session may not list. */
function entityIn({ model, reach, params }: Pick<AreaContext, 'model' | 'reach' | 'params'>): Reporting {
  const entity = model.entities.find(({ name }) => name === params.name);
  if (!entity || !isReporting(entity)) throw new AppError('notFound');
  requireAllowed({ entity, permission: entity.access.list }, reach);
  return entity;
}

export const reportNumbers: AreaCall = {
  method: 'GET',
  path: PATH,
  summary: 'How many rows of a list there are in a period, by day and by value; dates are days on the building’s clock',
  everybody,
  reason,
  query,
  returns: NUMBERS,
  run: (context) => numbersOf(context, entityIn(context)),
};

/** The rows of the sheet, header first. */
function* rowsOf({ days, groups, currency }: ReportNumbers, locale: LocaleCode, entity: Entity): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `reports.${name}`);
  const labelOf = (name: string) => fieldLabel(locale, entity, name);
  const sums = Object.keys(entity.report?.sums ?? {});
  const cell = (name: string, value: number | undefined): Cell =>
    value === undefined
      ? ''
      : entity.fields[name]?.kind === 'money'
        ? amountCell(value / 10 ** decimalsOf(currency), currency, decimalsOf(currency))
        : value;
  yield [word('part'), word('name'), word('number'), ...sums.map(labelOf)];
  for (const { by, bars, others } of groups) {
    for (const { value, label, count, sums: added } of bars) {
      const name = label ?? (value === null ? word('none') : choiceLabel(locale, entity, by, String(value)));
      yield [labelOf(by), name, count, ...sums.map((one) => cell(one, added[one]))];
    }
    if (others.values > 0) yield [labelOf(by), word('others'), others.count, ...sums.map(() => '')];
  }
  for (const { day, count } of days) yield [word('day'), day, count, ...sums.map(() => '')];
}

const sheets = reportSheets<ReportNumbers>({
  job: 'reports.mail',
  word: ({ name }) => `reports.titles.${name}`,
  file: ({ name }) => `${name}-report`,
  entity: ({ model, reach, params }) => entityIn({ model, reach, params }),
  read: (context, entity) => numbersOf(context, entity as Reporting),
  rows: rowsOf,
});
export const mailReport = sheets.job;

export const reportMail: AreaCall = {
  method: 'GET',
  path: `${PATH}/email-record`,
  summary: 'Mails the same numbers as a spreadsheet',
  everybody,
  reason,
  query,
  notice: 'emailRecord',
  run: sheets.mail,
  returns: sheets.mail.returns,
};
export const reportFile: AreaCall = {
  method: 'GET',
  path: `${PATH}/generate-record`,
  summary: 'The same numbers as a spreadsheet, base64 encoded',
  everybody,
  reason,
  query,
  run: sheets.file,
  returns: sheets.file.returns,
};

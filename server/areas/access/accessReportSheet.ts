/** The report of access as a spreadsheet: one part below the other, each with its own heads. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { AccessReport } from '#schemas/access/room/report.ts';
import { reportSheets } from '#server/engine/reports/mailed.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { accessReportOf } from './accessReport.ts';

/** The rows of the sheet, header first. */
function* rowsOf({ hours, days, doors, companies, people, reasons }: AccessReport, locale: LocaleCode): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `resources.access-events.report.${name}`);
  yield ['part', 'name', 'granted', 'denied', 'heldOpen', 'forced'].map(word);
  for (const { code, name, granted, denied, heldOpen, forced } of doors)
    yield [word('door'), `${code} · ${name}`, granted, denied, heldOpen, forced];
  for (const { name, granted, denied } of companies) yield [word('company'), name ?? word('building'), granted, denied, '', ''];
  for (const { name, granted, denied } of people) yield [word('person'), name, granted, denied, '', ''];
  for (const { reason, denied } of reasons)
    yield [word('reason'), translate(locale, `resources.access-events.enums.reason.${reason}`), '', denied, '', ''];
  for (const { date, granted, denied } of days) yield [word('day'), date, granted, denied, '', ''];
  for (const { weekday, hour, granted, denied } of hours) {
    const day = translate(locale, `dates.weekdays.${weekday % 7}`);
    yield [word('hour'), `${day} ${String(hour).padStart(2, '0')}:00`, granted, denied, '', ''];
  }
}

export const accessReportSheets = reportSheets<AccessReport>({
  job: 'access.mailReport',
  word: () => 'screens.access-reports',
  file: () => 'access-report',
  read: accessReportOf,
  rows: rowsOf,
});

/** The report of facilities as a spreadsheet: one part below the other, each with its own heads. */
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { FacilityReport, UseOf } from '#schemas/bookings/report.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import { amountCell } from '#schemas/kernel/sheet/outCell.ts';
import { reportSheets } from '#server/engine/reports/mailed.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { reportOf } from './report.ts';

/** The rows of the sheet, header first. */
function* rowsOf(
  { hours, facilities, companies, cancellations, currency }: FacilityReport,
  locale: LocaleCode,
): Generator<Cell[]> {
  const word = (name: string) => translate(locale, `resources.facility-bookings.report.${name}`);
  const amount = (minor: number): Cell => amountCell(minor / 10 ** decimalsOf(currency), currency, decimalsOf(currency));
  const use = ({ bookings, minutes, noShows, cancelled, income, fees }: UseOf): Cell[] => [
    ...[bookings, minutes, noShows, cancelled],
    ...[income, fees].map(amount),
  ];
  const heads = ['bookings', 'minutes', 'noShows', 'cancelled', 'income', 'fees'].map(word);
  yield [word('part'), word('name'), ...heads, word('open')];
  for (const { name, openMinutes, ...one } of facilities) yield [word('facility'), name, ...use(one), openMinutes];
  for (const { name, ...one } of companies) yield [word('company'), name ?? word('building'), ...use(one), ''];
  for (const { when, cancelled, fees } of cancellations)
    yield [word('cancellations'), word(when), '', '', '', cancelled, '', amount(fees), ''];
  for (const { weekday, hour, bookings } of hours) {
    const day = translate(locale, `dates.weekdays.${weekday % 7}`);
    yield [word('hours'), `${day} ${String(hour).padStart(2, '0')}:00`, bookings, '', '', '', '', '', ''];
  }
}

export const facilityReportSheets = reportSheets<FacilityReport>({
  job: 'bookings.mailReport',
  word: () => 'screens.facility-reports',
  file: () => 'facility-report',
  read: reportOf,
  rows: rowsOf,
});

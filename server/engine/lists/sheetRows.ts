/**
 * A list as spreadsheet rows: the columns that the reader may see, in the reader's language and the building's time zone.
 */

import type { LocaleCode } from '#i18n/locales.ts';
import { fieldLabel } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { amountText, currencyFrom, currencyOf, decimalsOf, isAmount, isPercentNow } from '#schemas/kernel/fields/currency.ts';
import { type Field, isReference, wireKey } from '#schemas/kernel/fields/field.ts';
import { canRead } from '#schemas/kernel/rights/readable.ts';
import { momentCell, percentCell } from '#schemas/kernel/sheet/outCell.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import type { Reach } from '../reach/reach.ts';
import { choiceLabel } from '../records/choiceLabel.ts';

export interface SheetRows {
  /** The names of the columns. */
  head: Cell[];
  /** The cells of one record of a list. */
  cells(record: Readonly<Record<string, unknown>>): Cell[];
}

/**
 * @param without the columns that are left out
 * @param options `asText`: for reading, with the currency in front of each amount instead of beside it
 */
export function sheetRowsOf(
  entity: Entity,
  { session, zone, buildingId }: Pick<Reach, 'session' | 'zone' | 'buildingId'>,
  locale: LocaleCode,
  without: readonly string[] = [],
  { asText = false }: { asText?: boolean } = {},
): SheetRows {
  const names = [...entity.list.columns, ...(entity.list.more ?? [])].filter(
    (name) => !without.includes(name) && entity.fields[name] && canRead(session, entity.fields[name]),
  );
  const further = (entity.list.sheet ?? []).filter((path) => {
    const field = entity.fields[path.split('.')[0] as string];
    return !field || canRead(session, field);
  });
  const moment = (instant: string) => {
    const { date, time } = localAt(zone, Date.parse(instant));
    return momentCell(date, time);
  };
  const building = asText ? undefined : buildingOf(entity, buildingId, names);
  // The currency stands right of the amounts; what is in several buildings says in which.
  const after = asText ? 0 : names.findLastIndex((name) => isAmount(entity.fields[name])) + 1;
  const withCurrency = (cells: Cell[], currency: Cell): Cell[] => (after ? cells.toSpliced(after, 0, currency) : cells);
  return {
    head: [
      ...withCurrency(
        names.map((name) => fieldLabel(locale, entity, name)),
        fieldLabel(locale, { name: currencyFrom(entity) ?? entity.name }, 'currency'),
      ),
      ...(building ? [fieldLabel(locale, entity, building)] : []),
      ...further.map((path) => {
        const [name = '', part] = path.split('.');
        const field = entity.fields[name];
        return part && field && isReference(field)
          ? fieldLabel(locale, { name: field.to }, part)
          : fieldLabel(locale, entity, name);
      }),
    ],
    cells: (record) => {
      const currency = currencyOf(record);
      const decimals = decimalsOf(currency);
      const listed = names.map((name) => {
        const value = record[name];
        const field = entity.fields[name];
        if (value === null || value === undefined || !field) return '';
        const label = (one: string) => choiceLabel(locale, entity, name, one);
        if (isPercentNow(field, record)) return percentCell(Number(value) / 100);
        if (asText && isAmount(field)) return amountText(Number(value), currency);
        return kindOf(field).cell(value as never, { locale, label, moment, currency, decimals });
      });
      // What the reader may not see of another record is not embedded.
      const behind = further.map((path) => {
        const value = path
          .split('.')
          .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], record);
        if (value === null || value === undefined) return '';
        return path === 'createdDate' ? moment(String(value)) : String(value);
      });
      const owner = building ? [(record[building] as { label?: string } | null)?.label ?? ''] : [];
      return [...withCurrency(listed, currency ?? ''), ...owner, ...behind];
    },
  };
}

/** The field that names the building of a row, for a reader of several, unless the list has it already. */
function buildingOf({ fields, scope }: Entity, buildingId: number | null, names: readonly string[]): string | undefined {
  if (buildingId !== null || !scope.building) return undefined;
  const name = Object.keys(fields).find((one) => wireKey(one, fields[one] as Field) === scope.building);
  return name && !names.includes(name) && isReference(fields[name] as Field) ? name : undefined;
}

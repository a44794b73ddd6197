/**
 * A list as spreadsheet rows: the columns that the reader may see, in the reader's language and the building's time zone.
 */

import type { LocaleCode } from '#i18n/locales.ts';
import { fieldLabel } from '#i18n/server.ts';
import { currencyOf, decimalsOf } from '#schemas/kernel/currency.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { isReference } from '#schemas/kernel/field.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { canRead } from '#schemas/kernel/readable.ts';
import { momentCell } from '#schemas/kernel/sheet/outCell.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import type { Cell } from '#server/files/spreadsheet.ts';
import { choiceLabel } from './choiceLabel.ts';
import type { Reach } from './reach.ts';

export interface SheetRows {
  /** The names of the columns. */
  head: Cell[];
  /** The cells of one record of a list. */
  cells(record: Readonly<Record<string, unknown>>): Cell[];
}

export function sheetRowsOf(
  entity: Entity,
  { session, zone }: Pick<Reach, 'session' | 'zone'>,
  locale: LocaleCode,
  without: readonly string[] = [],
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
  return {
    head: [
      ...names.map((name) => fieldLabel(locale, entity, name)),
      ...further.map((path) => {
        const [name = '', part] = path.split('.');
        const field = entity.fields[name];
        return part && field && isReference(field)
          ? fieldLabel(locale, { name: field.to }, part)
          : fieldLabel(locale, entity, name);
      }),
    ],
    cells: (record) => {
      const currency = currencyOf(record, session);
      const decimals = decimalsOf(currency);
      const listed = names.map((name) => {
        const value = record[name];
        const field = entity.fields[name];
        if (value === null || value === undefined || !field) return '';
        const label = (one: string) => choiceLabel(locale, entity, name, one);
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
      return [...listed, ...behind];
    },
  };
}

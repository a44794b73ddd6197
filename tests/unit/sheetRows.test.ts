/** A list as a spreadsheet: the text of its cells. */
import { describe, expect, it } from 'vitest';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { entityOf } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { sheetRowsOf } from '#server/engine/lists/sheetRows.ts';
import { gadget } from '#tests/api/gadget.ts';
import { sessionOf } from './session.ts';

const session = sessionOf('LANDLORD_ADMIN', 'building');
const hall = { ...gadget, list: { columns: ['name', 'words', 'hours', 'level', 'use', 'offDays'] } } as unknown as Entity;

/** The cell of one column. */
function cell(entity: Entity, name: string, record: Record<string, unknown>, locale: LocaleCode = 'en', zone = 'Asia/Hong_Kong') {
  const { head, cells } = sheetRowsOf(entity, { session, zone, buildingId: 1 }, locale);
  return cells(record)[head.indexOf(translate(locale, `resources.${entity.name}.fields.${name}`))];
}

describe('a cell', () => {
  it('R-0315 shows a system data code with its label in the reader’s language, and an unknown code unchanged', () => {
    expect(localeCodes.map((locale) => cell(entityOf('users'), 'status', { status: 'INACTIVE' }, locale))).toEqual([
      'Inactive',
      '停用',
      '停用',
    ]);
    expect(cell(entityOf('users'), 'status', { status: 'SUSPENDED' })).toBe('SUSPENDED');
    expect(cell(hall, 'offDays', { offDays: ['SUNDAY', 'MONDAY'] }, 'zh-Hant')).toBe('星期日, 星期一');
  });
  it('translates the values of a fixed list, and shows a value without a label unchanged', () => {
    expect(cell(entityOf('users'), 'roleCode', { roleCode: 'STAFF' }, 'zh-Hant')).toBe('員工');
    expect(cell(hall, 'level', { level: 'HIGH' })).toBe('HIGH');
  });
  it('shows an instant in the building’s time zone', () => {
    const at = { lastSignInDate: '2026-06-30T16:05:09.123Z' };
    // 1 July 2026 is day 46,204 of a spreadsheet.
    const shown = { as: 'moment', value: 46_204 + 5 / 1440, text: '2026-07-01 00:05' };
    expect(cell(entityOf('users'), 'lastSignInDate', at)).toEqual(shown);
    const london = cell(entityOf('users'), 'lastSignInDate', at, 'zh-Hant', 'Europe/London');
    expect(london).toMatchObject({ text: '2026-06-30 17:05' });
  });
  it('shows an amount in major units, with the decimals of its currency', () => {
    const parks = entityOf('car-parks');
    const rate = (currency: string) => cell(parks, 'carMonthlyRate', { carMonthlyRate: 12_345, officeCentre: { currency } });
    expect([rate('SGD'), rate('JPY')]).toEqual([
      { as: 'amount', value: 123.45, currency: 'SGD', decimals: 2, text: 'SGD 123.45' },
      { as: 'amount', value: 12_345, currency: 'JPY', decimals: 0, text: 'JPY 12345' },
    ]);
  });
  it('has the currency in a column of its own right of the amounts, and the building for whoever reads several', () => {
    const parks = { ...entityOf('car-parks'), list: { columns: ['carMonthlyRate', 'name'] } } as unknown as Entity;
    const park = { name: 'Deck', carMonthlyRate: 12_345, officeCentre: { label: 'Harbour House', currency: 'GBP' } };
    const amount = { as: 'amount', value: 123.45, text: 'GBP 123.45', currency: 'GBP', decimals: 2 };
    const sheet = (buildingId: number | null) => {
      const { head, cells } = sheetRowsOf(parks, { session, zone: 'UTC', buildingId }, 'en');
      return [head, cells(park)];
    };
    expect(sheet(1)).toEqual([
      ['Monthly rate, car', 'Currency', 'Name'],
      [amount, 'GBP', 'Deck'],
    ]);
    expect(sheet(null)).toEqual([
      ['Monthly rate, car', 'Currency', 'Name', 'Building'],
      [amount, 'GBP', 'Deck', 'Harbour House'],
    ]);
  });
  it('is in the reader’s language if the record is available in it, otherwise in English', () => {
    const name = { en: 'Hall', 'zh-Hant': '禮堂' };
    expect(localeCodes.map((locale) => cell(hall, 'name', { name }, locale))).toEqual(['Hall', '禮堂', 'Hall']);
    const words = { en: ['quiet'], 'zh-Hant': ['安靜', '明亮'], 'zh-Hans': [] };
    expect(localeCodes.map((locale) => cell(hall, 'words', { words }, locale))).toEqual(['quiet', '安靜, 明亮', 'quiet']);
    const hours = [{ day: 1, from: '09:00', to: '18:00' }];
    expect(localeCodes.map((locale) => cell(hall, 'hours', { hours }, locale))).toEqual([
      'Monday 09:00–18:00',
      '星期一 09:00–18:00',
      '星期一 09:00–18:00',
    ]);
  });
});

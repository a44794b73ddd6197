/** Field kinds whose values have parts, and the properties of fields. */
import { describe, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import {
  activeOf,
  dateRange,
  type Field,
  files,
  image,
  localized,
  localizedList,
  localizedRich,
  reference,
  references,
  tags,
  text,
  timeZoneOffset,
  weeklyHours,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { sortHours } from '#schemas/kernel/fields/hours.ts';
import { listFilters } from '#schemas/kernel/lists/query.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { contentLanguages } from '#src/kit/values/contentLanguages.ts';
import { decimalText, formatAmount, groupedText, parseDecimal } from '#src/kit/values/money.ts';

const codes = (field: Field, value: unknown) => Object.values(problemsOf(fieldSchema(field), value) ?? {}).map((one) => one.code);

describe('keys on the wire', () => {
  it('end in Id for one, in Ids for many', () => {
    expect(wireKey('carPark', reference('car-parks', { onDelete: 'clear' }))).toBe('carParkId');
    expect(wireKey('selectedBuilding', references('centres', { onDelete: 'clear' }))).toBe('selectedBuildingIds');
    expect([wireKey('banner', image()), wireKey('paper', files())]).toEqual(['bannerId', 'paperIds']);
    expect(wireKey('period', dateRange())).toBe('period');
  });
});

describe('translations', () => {
  it('R-0211 exist in Traditional and Simplified Chinese beside English', () => {
    expect(contentLanguages.map(({ code, short }) => [code, short])).toEqual([
      ['en', 'EN'],
      ['zh-Hant', 'TC'],
      ['zh-Hans', 'SC'],
    ]);
    expect(codes(localized(), { en: 'a', 'zh-Hant': '甲', 'zh-Hans': '甲' })).toEqual([]);
    expect(codes(localized(), { en: 'a', fr: 'b' })).toEqual(['unknownField']);
  });
  it('R-0213 have at most 5000 characters unless the field sets another limit', () => {
    expect([localized().max, localizedRich().max]).toEqual([5000, 5000]);
    expect([localized({ short: true }).max, localized({ short: true, max: 20 }).max]).toEqual([200, 20]);
    expect(codes(localized(), { en: 'x'.repeat(5000), 'zh-Hant': '字'.repeat(5000) })).toEqual([]);
    expect(codes(localized(), { en: 'a', 'zh-Hans': '字'.repeat(5001) })).toEqual(['tooLong']);
    expect(codes(localizedRich(), { en: `<p>${'x'.repeat(5001)}</p>` })).toEqual(['tooLong']);
  });
  it('R-0212 as lists accept any entry, separately in each language', () => {
    const field = localizedList({ maxItems: 2 });
    expect(codes(field, { 'zh-Hant': ['午餐', '晚餐'], 'zh-Hans': ['午餐'] })).toEqual([]);
    expect(codes(field, { 'zh-Hant': ['a', 'b', 'c'] })).toEqual(['tooManyItems']);
  });
  it('require English; formatted text without content counts as missing', () => {
    expect(codes(localized(), { en: ' ', 'zh-Hant': '甲' })).toEqual(['required']);
    expect(codes(localizedRich(), { en: '<p></p>', 'zh-Hant': '<p>甲</p>' })).toEqual(['required']);
    expect(codes(localizedRich({ required: true }), { en: '<p><br></p>' })).toEqual(['required']);
  });
});

describe('opening hours', () => {
  it('are sorted by day and start', () => {
    const hours = [
      { day: 1, from: '13:00', to: '18:00' },
      { day: 0, from: '10:00', to: '12:00' },
      { day: 1, from: '09:00', to: '12:00' },
    ];
    expect(codes(weeklyHours(), hours)).toEqual([]);
    expect(sortHours(hours).map(({ day, from }) => `${day} ${from}`)).toEqual(['0 10:00', '1 09:00', '1 13:00']);
  });
  it('may touch, on one day or on two', () => {
    const touching = [
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '12:00', to: '23:59' },
      { day: 2, from: '00:00', to: '12:00' },
    ];
    expect(codes(weeklyHours(), touching)).toEqual([]);
  });
});

describe('opening hours on public holidays and past midnight', () => {
  const field = weeklyHours({ holidays: true, overnight: true });
  it('are accepted where the field says so', () => {
    const night = [
      { day: 6, from: '22:00', to: '02:00' },
      { day: 0, from: '02:00', to: '00:00' },
      { day: 7, from: '00:00', to: '00:00' },
    ];
    expect(codes(field, night)).toEqual([]);
    expect(codes(weeklyHours(), night)).toEqual(['hours.wrong']);
    expect(codes(weeklyHours({ holidays: true }), night)).toEqual(['hours.short']);
  });
  it('may not meet the hours of the day on which they end, across the week as well', () => {
    const meeting = (day: number, next: number) => [
      { day, from: '22:00', to: '02:00' },
      { day: next, from: '01:00', to: '03:00' },
    ];
    expect([codes(field, meeting(2, 3)), codes(field, meeting(6, 0))]).toEqual([['hours.overlap'], ['hours.overlap']]);
    expect(codes(field, meeting(2, 7))).toEqual([]);
  });
});

describe('other kinds', () => {
  it('a period has both dates, in order', () => {
    expect(codes(dateRange(), ['2026-06-01', '2026-06-01'])).toEqual([]);
    expect(codes(dateRange({ required: true }), [])).toEqual(['required']);
    expect(codes(dateRange(), ['2026-06-02', '2026-06-01'])).toEqual(['dateOrder']);
  });
  it('an offset is one of those that exist', () => {
    expect([codes(timeZoneOffset(), 480), codes(timeZoneOffset(), 345), codes(timeZoneOffset(), null)]).toEqual([[], [], []]);
    expect(codes(timeZoneOffset(), 481)).toEqual(['timeZoneOffset']);
  });
  it('lists reject empty entries', () => {
    expect(codes(tags(), [null])).toEqual(['emptyEntry']);
  });
  it('a field can have its own message for a missing value', () => {
    expect(codes(text({ required: true, messages: { required: 'viewableBy.building' } }), '')).toEqual(['viewableBy.building']);
  });
});

describe('amounts', () => {
  it('accept groups of three digits, also full-width digits, and are never guessed', () => {
    expect([parseDecimal('1,234,567.8', 2), parseDecimal('１，２３４．５', 2), parseDecimal('1 234', 0)]).toEqual([
      123456780, 123450, 1234,
    ]);
    for (const odd of ['12,50', '1,2,3', '1,234,5', ',5', '1.234,5'])
      expect([odd, parseDecimal(odd, 2)]).toEqual([odd, undefined]);
  });
  it('are exact to the last cent', () => {
    for (const minor of [1, 7, 435, 1010, 99_999_999_999, 123_456_789_01])
      expect(parseDecimal(formatAmount(minor, 'SGD'), 2)).toBe(minor);
    expect(formatAmount(99_999_999_999, 'SGD')).toBe('999,999,999.99');
    expect([groupedText(-123456, 2), decimalText(-5, 2), groupedText(1234567, 0)]).toEqual(['-1,234.56', '-0.05', '1,234,567']);
  });
});

describe('lists', () => {
  const post = defineEntity({
    name: 'posts',
    area: 'users',
    doc: '',
    title: '{name}',
    api: { path: '/posts', verbs: { list: true } },
    scope: {},
    access: { list: 'POLL_LIST' },
    fields: {
      name: text({ clears: ['gone' as never] }),
      group: references('user-groups', { onDelete: 'clear' }),
      owner: reference('centres', { onDelete: 'clear', listParam: 'officeCentreAndLandlordIds' }),
      period: dateRange(),
      home: reference('units', { onDelete: 'clear', label: 'nothing' }),
      live: activeOf('name'),
    },
    list: { columns: ['name'], filters: ['group', 'owner', 'period'] },
  }) as unknown as Entity;
  it('are filtered by any of several records, and by periods that overlap', () => {
    expect(listFilters(post).map((one) => `${one.param} ${one.operator}`)).toEqual([
      'groupIds in',
      'ownerId is',
      'officeCentreAndLandlordIds in',
      'periodFrom from',
      'periodTo to',
      'homeId is',
      'homeIds in',
      'createdDateFrom from',
      'createdDateTo to',
      'updatedDateFrom from',
      'updatedDateTo to',
    ]);
  });
  it('of fields fail at start if they name something that does not exist', () => {
    expect(checkSchemas([...entities, post])).toEqual([
      "posts: field 'name' clears names 'gone', which is no field",
      "posts: field 'home' embeds 'nothing', which units lacks",
      "posts: field 'live': 'name' is no reference to what can be active",
    ]);
  });
});

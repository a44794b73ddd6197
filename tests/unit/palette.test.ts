import { describe, expect, it } from 'vitest';
import { matchingItems, matchScore } from '#src/admin/palette/match.ts';
import { MAX_RECENT, type Recent, readRecents, recentsIn, withRecent } from '#src/app/recent/recents.ts';

describe('input in the palette', () => {
  it('matches by all of its words, in any order, ignoring case and accents', () => {
    expect(matchScore('season park', 'Season parking')).toBeDefined();
    expect(matchScore('PARK seas', 'Season parking')).toBeDefined();
    expect(matchScore('cafe', 'Café')).toBe(0);
    expect(matchScore('tenant season', 'Season parking')).toBeUndefined();
    expect(matchScore('parking add', 'New application', 'Season parking')).toBeUndefined();
    expect(matchScore('parking new', 'New application', 'Season parking')).toBeDefined();
    expect(matchScore('車位', '月租車位')).toBeDefined();
  });
  it('ranks matches at the beginning first', () => {
    const items = ['Discard', 'Add car', 'Carparks'].map((label) => ({ label }));
    expect(matchingItems('car', items, 3).map(({ label }) => label)).toEqual(['Carparks', 'Add car', 'Discard']);
    expect(matchingItems('car', items, 1)).toHaveLength(1);
    expect(matchingItems('dark', [{ label: '暗色', alias: 'theme dark' }], 1)).toHaveLength(1);
  });
});

describe('recently viewed', () => {
  const record = (id: number, centre: number | null = 1): Recent => ({ entity: 'users', id, centre });
  it('keeps the last ten per office centre, without duplicates, newest first', () => {
    const list = Array.from({ length: 14 }, (_, index) => record(index)).reduce<Recent[]>(withRecent, []);
    expect(list).toHaveLength(MAX_RECENT);
    expect(list[0]).toEqual(record(13));
    expect(withRecent(list, record(9)).map(({ id }) => id)).toEqual([9, 13, 12, 11, 10, 8, 7, 6, 5, 4]);
  });
  it('keeps records of another office centre there', () => {
    const list = withRecent([record(1, 2), record(2, null)], record(3, 1));
    expect(recentsIn(list, 1)).toEqual([record(3, 1)]);
    expect(recentsIn(list, 2)).toEqual([record(1, 2)]);
    const many = Array.from({ length: 200 }, (_, index) => record(index, index)).reduce<Recent[]>(withRecent, []);
    expect(new TextEncoder().encode(JSON.stringify(many)).length).toBeLessThan(16_384);
  });
  it('treats an invalid list as empty', () => {
    expect(readRecents('x')).toEqual([]);
    expect(readRecents([null, 3, { entity: 'users' }, record(1)])).toEqual([record(1)]);
  });
});

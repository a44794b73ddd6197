/** The boot check of limits and of notices by status. */
import { describe, expect, it } from 'vitest';
import { limitProblems } from '#schemas/kernel/check/limits.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { date, dateTime, integer, reference, statuses, text } from '#schemas/kernel/fields/field.ts';
import { atOnce, inputOfLimit, type Limit, noOverlap, unique } from '#schemas/kernel/rules/limits.ts';
import { noticeFor, noticeProblems } from '#schemas/kernel/states/notice.ts';

const fields = {
  place: reference('car-parks', { onDelete: 'clear' }),
  name: text(),
  status: statuses({ DRAFT: 'info', DONE: 'success' }),
  from: dateTime(),
  until: dateTime({ after: 'from' }),
  loose: dateTime(),
  day: date(),
};
const form = [{ section: 'all', fields: ['place', 'from', 'until'] }];
const error = 'duplicate';
const entity = { fields, form, states: { field: 'status' } };
const problems = (limit: Limit) => limitProblems({ ...entity, limits: { one: limit } });

describe('a limit', () => {
  it('names columns, a period in order and constants', () => {
    expect(problems(noOverlap(['place'], 'from', 'until', { while: { status: ['DRAFT'] }, error }))).toEqual([]);
    expect(problems(unique([], { error }))).toEqual([]);
    expect(problems(unique(['nowhere'], { error }))).toEqual(["limit 'one': 'nowhere' has no column"]);
    expect(problems(noOverlap([], 'from', 'loose', { error }))).toEqual(["limit 'one': 'loose' may come before 'from'"]);
    expect(problems(noOverlap([], 'from', 'day', { error }))).toEqual(["limit 'one': 'from' and 'day' are no period"]);
    expect(problems(unique(['place'], { while: { from: { gt: '$now' } }, error }))).toEqual([
      "limit 'one': 'from' is not compared with constants",
    ]);
    expect(problems(unique(['place'], { while: { elsewhere: 1 }, error }))).toEqual([
      "limit 'one': 'elsewhere' is not compared with constants",
    ]);
  });

  it('over time compares with a number of a record above', () => {
    const byName = new Map([['car-parks', { fields: { most: integer(), label: text() } }]]);
    const said = (field: string, from: 'from' | 'loose' = 'from') => {
      const limit = atOnce(['status', 'place'], from, 'until', { max: { of: 'place', field }, error });
      return limitProblems({ ...entity, limits: { one: limit } }, byName);
    };
    expect(said('most')).toEqual([]);
    expect(said('label')).toEqual(["limit 'one': 'place.label' is no number of a record above"]);
    expect(said('most', 'loose')).toEqual(["limit 'one': 'until' may come before 'loose'"]);
    expect(atOnce(['status', 'place'], 'from', 'until', { max: { of: 'place', field: 'most' }, error }).by).toEqual([
      'place',
      'status',
    ]);
  });

  it('speaks at the input that can be changed, if the form has one', () => {
    expect(inputOfLimit(entity, noOverlap(['place'], 'from', 'until', { error }))).toBe('from');
    expect(inputOfLimit(entity, unique(['name', 'place'], { error }))).toBe('placeId');
    expect(inputOfLimit(entity, unique(['name'], { error }))).toBeUndefined();
  });
});

describe('a notice by status', () => {
  const notice = { DRAFT: 'draftDeleted', else: 'pollDeleted' };
  it('follows the status that the record had', () => {
    expect(noticeFor(entity, notice, { status: 'DRAFT' })).toBe('draftDeleted');
    expect(noticeFor(entity, notice, { status: 'DONE' })).toBe('pollDeleted');
    expect(noticeFor(entity, notice)).toBe('pollDeleted');
    expect(noticeFor(entity, notice, { status: 'toString' })).toBe('pollDeleted');
    expect(noticeFor(entity, 'recordDeleted', { status: 'DRAFT' })).toBe('recordDeleted');
  });

  it('names statuses of the record, and needs a record', () => {
    const said = (parts: object) =>
      noticeProblems({
        ...entity,
        notices: { create: '', update: 'a', delete: 'b' },
        actions: {},
        ...parts,
      } as unknown as Entity);
    expect(said({ notices: { update: 'a', delete: notice } })).toEqual([]);
    expect(said({ notices: { update: { GONE: 'x', else: 'y' }, delete: 'b' } })).toEqual([
      "the notice of 'update' names 'GONE', which is no status",
    ]);
    expect(said({ actions: { go: { call: 'POST /go', notice } } })).toEqual([
      "the notice of 'go' depends on a status, but it makes the record",
    ]);
  });
});

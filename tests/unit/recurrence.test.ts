/** Recurrences (RFC 5545): their dates, what is refused, what is on offer; rows with fields of their own; what a building sets once. */
import { describe, expect, it } from 'vitest';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { eventSettings } from '#schemas/events/eventSettings.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { singletonProblems, unsaved } from '#schemas/kernel/entity/singleton.ts';
import { integer, partOf, reference, rows, text } from '#schemas/kernel/fields/field.ts';
import { monthlyWaysOn, placeOf, type Recurrence, recurrenceProblem, tidyRecurrence } from '#schemas/kernel/fields/recurrence.ts';
import * as reckoned from '#schemas/kernel/fields/recurrenceDates.ts';
import { recurrenceWord } from '#schemas/kernel/fields/recurrenceWords.ts';
import { rowsProblems } from '#schemas/kernel/fields/rows.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { recurrenceProblems } from '#schemas/kernel/time/recurrence.ts';
import { expandRule } from '#server/engine/write/expandRule.ts';

const { ruleText } = reckoned;
const possibleDates = (rule: Recurrence, from: string) => reckoned.possibleDates(rule, from, expandRule);
const datesOf = (rule: Recurrence, from: string) => reckoned.datesOf(rule, from, expandRule);

// A Thursday.
const start = '2036-01-31';
const daily: Recurrence = { frequency: 'DAILY', interval: 1, count: 3 };
const monthly = (way: Recurrence['monthly'], more: Partial<Recurrence> = {}): Recurrence => ({
  frequency: 'MONTHLY',
  interval: 1,
  monthly: way,
  count: 3,
  ...more,
});

describe('the dates of a recurrence', () => {
  it('are the days, the weekdays, or the days of the months', () => {
    expect(possibleDates(daily, start)).toEqual(['2036-01-31', '2036-02-01', '2036-02-02']);
    expect(possibleDates({ ...daily, interval: 30 }, start)).toEqual(['2036-01-31', '2036-03-01', '2036-03-31']);
    const weekly: Recurrence = { frequency: 'WEEKLY', interval: 2, weekdays: ['MO', 'TH'], until: '2036-02-29' };
    expect(possibleDates(weekly, start)).toEqual(['2036-01-31', '2036-02-11', '2036-02-14', '2036-02-25', '2036-02-28']);
    // Months without that day have none.
    expect(possibleDates(monthly('DATE'), start)).toEqual(['2036-01-31', '2036-03-31', '2036-05-31']);
    expect(possibleDates(monthly('LAST_DATE'), start)).toEqual(['2036-01-31', '2036-02-29', '2036-03-31']);
    expect(possibleDates(monthly('WEEKDAY', { interval: 2 }), '2036-01-15')).toEqual(['2036-01-15', '2036-03-18', '2036-05-20']);
    expect(possibleDates(monthly('LAST_WEEKDAY'), start)).toEqual(['2036-01-31', '2036-02-28', '2036-03-27']);
  });

  it('begin with the first day that the rule meets, which need not be the first possible one', () => {
    expect(possibleDates({ frequency: 'WEEKLY', interval: 1, weekdays: ['FR'], count: 2 }, start)).toEqual([
      '2036-02-01',
      '2036-02-08',
    ]);
  });

  it('end with the last day, which counts', () => {
    const { count: _, ...rule } = daily;
    expect(possibleDates({ ...rule, until: '2036-02-01' }, start)).toEqual(['2036-01-31', '2036-02-01']);
    expect(datesOf({ ...rule, until: '2036-01-30' }, start)).toEqual({ dates: [], problem: { code: 'recurrence.none' } });
  });

  it('leave out the exceptions, which count among the dates of the rule', () => {
    expect(datesOf({ ...daily, except: ['2036-02-01', '2040-01-01'] }, start).dates).toEqual(['2036-01-31', '2036-02-02']);
    expect(datesOf({ ...daily, count: 1, except: [start] }, start).problem).toEqual({ code: 'recurrence.none' });
  });

  it('are at most 200, and no rule makes the computer go on for long', () => {
    expect(datesOf({ ...daily, count: 200 }, start).dates).toHaveLength(200);
    const { count: _, ...rule } = daily;
    const endless = datesOf({ ...rule, until: '9999-12-31' }, start);
    expect([endless.dates.length, endless.problem?.code]).toEqual([201, 'recurrence.tooMany']);
    expect(datesOf(monthly('DATE', { interval: 52, count: 200 }), start).problem).toBeUndefined();
  });

  it('are written as a rule of RFC 5545', () => {
    expect(ruleText(monthly('WEEKDAY'), '2036-01-15')).toBe('FREQ=MONTHLY;INTERVAL=1;BYDAY=3TU;COUNT=3');
    expect(ruleText({ frequency: 'WEEKLY', interval: 1, weekdays: ['MO', 'WE'], until: '2036-03-01' }, start)).toBe(
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,WE;UNTIL=20360301T000000Z',
    );
  });
});

describe('a recurrence', () => {
  it('is refused where it cannot be followed', () => {
    expect(recurrenceProblem(daily)).toBeUndefined();
    expect(recurrenceProblem({ ...daily, weekdays: ['MO'] })?.code).toBe('recurrence.weekdays');
    expect(recurrenceProblem({ ...daily, monthly: 'DATE' })?.code).toBe('recurrence.monthly');
    expect(recurrenceProblem({ ...daily, except: [start, start] })?.code).toBe('recurrence.except');
    expect(recurrenceProblem({ ...daily, interval: 53 })).toEqual({ code: 'recurrence.interval', params: { max: 52 } });
  });

  it('is kept in one order, without what is empty', () => {
    const kept = tidyRecurrence({ frequency: 'WEEKLY', interval: 1, weekdays: ['SU', 'MO'], count: 2, except: [] });
    expect(kept).toEqual({ frequency: 'WEEKLY', interval: 1, weekdays: ['MO', 'SU'], count: 2 });
  });

  it('offers the ways of a month that fit its first date', () => {
    expect(placeOf('2036-01-15')).toEqual({ day: 15, weekday: 'TU', nth: 3, isLastWeekday: false, isLastDay: false });
    expect(monthlyWaysOn('2036-01-15')).toEqual(['DATE', 'WEEKDAY']);
    expect(monthlyWaysOn('2036-01-25')).toEqual(['DATE', 'WEEKDAY', 'LAST_WEEKDAY']);
    expect(monthlyWaysOn(start)).toEqual(['DATE', 'LAST_DATE', 'LAST_WEEKDAY']);
  });

  it('is said in words', () => {
    const say = (key: string, params: object = {}) => `${key}${JSON.stringify(params)}`;
    const how = { say, join: (parts: readonly string[]) => parts.join(', ') };
    const weekly: Recurrence = { frequency: 'WEEKLY', interval: 2, weekdays: ['MO', 'WE'], count: 2 };
    expect(recurrenceWord(weekly, start, 'en', how)).toContain('"days":"Mon, Wed"');
    expect(recurrenceWord(monthly('WEEKDAY'), '2036-01-15', 'en', how)).toContain('Tuesday');
  });
});

describe('the boot check', () => {
  it('refuses a recurrence without a date, a series or an action that adds', () => {
    const slot = activityEventTimeSlot as unknown as Entity;
    expect(recurrenceProblems(slot)).toEqual([]);
    const { recurrence } = slot;
    if (!recurrence) throw new Error('the sessions do not repeat');
    expect(recurrenceProblems({ ...slot, recurrence: undefined })).toEqual([expect.stringContaining('does not say how')]);
    expect(recurrenceProblems({ ...slot, recurrence: { ...recurrence, adds: 'cancel' } })).toHaveLength(1);
    expect(recurrenceProblems({ ...slot, recurrence: { ...recurrence, series: 'location' } })).toHaveLength(1);
    expect(recurrenceProblems({ ...slot, recurrence: { ...recurrence, following: { add: 'x' } } })).toHaveLength(1);
    expect(recurrenceProblems({ ...slot, fields: { ...slot.fields, sessionDate: text() } })).toHaveLength(1);
  });

  it('refuses rows of records, of other rows, or without fields', () => {
    expect(rowsProblems(activityEvent)).toEqual([]);
    const checkProblems = (...fields: object[]) =>
      fields.flatMap((one) => rowsProblems({ fields: { list: rows({ fields: one as never }) } }));
    expect(
      checkProblems(
        {},
        { id: text() },
        { inner: rows({ fields: { a: text() } }) },
        { who: reference('users', { onDelete: 'clear' }) },
      ),
    ).toHaveLength(4);
    const odd = rows({ fields: { number: integer(), url: partOf('number', 'url') } });
    expect(rowsProblems({ fields: { list: odd } })).toHaveLength(1);
  });
});

describe('rows', () => {
  const { externalLinks } = activityEvent.fields;
  const link = { type: 'WEB_LINK', url: 'https://atrium.example' };
  const row = { id: 'a', link };
  const codes = (...value: object[]) =>
    Object.entries(problemsOf(fieldSchema(externalLinks), value) ?? {}).map(([path, { code }]) => `${path} ${code}`);

  it('are checked field by field, in every language, and told by their place (R-0759)', () => {
    const inChinese = (url: string) => ({ ...row, link: { ...link, urls: { 'zh-Hant': url } } });
    expect(codes(row, { id: 'b', link: { type: 'PHONE', phone: '+65 6123 4567' } })).toEqual([]);
    expect(codes(row, { ...row, id: 'b', link: null })).toEqual(['[1].link required']);
    expect(codes(inChinese('https://atrium.example/b'))).toEqual([]);
    expect(codes(inChinese('javascript:alert(1)'))).toEqual(['[0].link url']);
    expect(codes({ ...row, link: { type: 'EMAIL', url: link.url } })).toEqual(['[0].link link.wrong']);
    expect(codes({ ...row, name: 'x' })).toEqual(['[0] rows.wrong']);
  });
});

describe('a singleton', () => {
  const byName = new Map([activityEvent, eventSettings].map((entity) => [entity.name, entity as unknown as Entity]));
  it('needs its two calls and a list above; what starts with it has its fields', () => {
    const settings = eventSettings as unknown as Entity;
    const event = activityEvent as unknown as Entity;
    expect([...singletonProblems(settings, byName), ...singletonProblems(event, byName)]).toEqual([]);
    expect(singletonProblems({ ...settings, endpoints: {} }, byName)).toHaveLength(1);
    expect(singletonProblems({ ...settings, singleton: { page: '/x', of: 'event-settings' } }, byName)).toHaveLength(1);
    expect(singletonProblems({ ...event, startsWith: 'activity-events' }, byName).length).toBeGreaterThan(0);
    expect(singletonProblems({ ...event, fields: {} }, byName)).toEqual([expect.stringContaining('none of its fields')]);
    expect(singletonProblems({ ...event, fields: { ...event.fields, tc: text() } }, byName)).toEqual([
      expect.stringContaining("'tc'"),
    ]);
  });
  it('has the defaults of its fields until it is saved', () => {
    expect(unsaved(eventSettings.fields, ['tc', 'isLimitedEvent'])).toEqual({
      id: null,
      version: 0,
      tc: null,
      isLimitedEvent: true,
    });
  });
});

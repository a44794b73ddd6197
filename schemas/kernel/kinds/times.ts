/** Days, times of the day, instants, and values built from them. */
import { isNextDay, minutesOvernight } from '../fields/clock.ts';
import { isDate, isMeant, MIN_MINUTES, minutesOf, NEXT_MIDNIGHT, TIME, YEARS } from '../fields/formats.ts';
import { HOLIDAY, type WeeklyHours } from '../fields/hours.ts';
import { type ChecksOf, type Follows, maker, type Of, type TraitsOf } from './kind.ts';
import { day, LATER, type SamplesOf } from './samples.ts';

/** `YYYY-MM-DD`, a string throughout. With `notBefore` a new value is not in the past, on the building's calendar. */
export type DateField = Of<'date', string> & { notBefore?: '$today' };
/**
 * `HH:mm`, 24 hours, in the building's time zone. `after` names the start that it must follow by 15 minutes or more; with `overnight` it may be
 * on the next day, until half a day after the start, and `24:00` is accepted for the next midnight and kept as `00:00`.
 */
export type TimeField = Of<'time', string> & { after?: string; overnight?: true };
/**
 * An instant, ISO 8601 in UTC on the wire. `after` names the instant that it must follow; with `notBefore` a new value is not in
 * the past. `parts` are the date and the time that it follows from (`instants.ts`).
 */
export type DateTimeField = Of<'dateTime', string> & {
  after?: string;
  notBefore?: '$now';
  parts?: readonly [date: string, time: string];
};
/** Two dates `[from, to]`, `YYYY-MM-DD`, both included. */
export type DateRangeField = Of<'dateRange', readonly [from: string, to: string]>;
/** An IANA time zone such as `Asia/Singapore`. */
export type TimeZoneField = Of<'timeZone', string>;
/**
 * Opening hours by weekday, several a day. With `holidays` also those of public holidays (day 7), on which it is closed otherwise; with
 * `overnight` they may end on the next day. `isOpenAt` (`fields/openHours.ts`) says whether it is open.
 */
export type WeeklyHoursField = Of<'weeklyHours', readonly WeeklyHours[]> & { holidays?: true; overnight?: true };

export interface TimesKinds {
  date: DateField;
  time: TimeField;
  dateTime: DateTimeField;
  dateRange: DateRangeField;
  timeZone: TimeZoneField;
  weeklyHours: WeeklyHoursField;
}

export const date = maker<DateField>('date');
export const time = maker<TimeField>('time');
export const dateTime = maker<DateTimeField>('dateTime');
/** The instant at which the building's clock shows a time of the form on a day of the form; the server keeps it. */
export const instant = <const P extends readonly [date: string, time: string]>({ of }: { of: P }) =>
  ({ kind: 'dateTime', system: true, parts: of }) as DateTimeField & { system: true; parts: P };
export const dateRange = maker<DateRangeField>('dateRange');
export const timeZone = maker<TimeZoneField>('timeZone');
export const weeklyHours = maker<WeeklyHoursField>('weeklyHours');

/** 000 §5: minimum minutes between the start and end of a time range. An invalid time is reported by its own check. */
const minutesAfter: Follows = {
  by: 'after',
  code: 'minutesAfter',
  params: { minutes: MIN_MINUTES },
  holds: (end, start) => !TIME.test(end) || !TIME.test(start) || minutesOf(end) - minutesOf(start) >= MIN_MINUTES,
};

/** The same; an end before its start is on the next day. */
const minutesAfterOvernight: Follows = {
  ...minutesAfter,
  holds: (written, start) => {
    const end = written === NEXT_MIDNIGHT ? '00:00' : written;
    return minutesAfter.holds(end, start) || (isNextDay(start, end) && minutesOvernight(start, end) >= MIN_MINUTES);
  },
};

const laterThan: Follows = {
  by: 'after',
  code: 'after',
  holds: (end, start) => !(Date.parse(end) <= Date.parse(start)),
};

export const timesTraits = {
  date: { filter: 'range', ordered: true, inCell: true, moment: 'day' },
  time: {
    filter: 'range',
    ordered: true,
    inCell: true,
    timeOfDay: true,
    follows: ({ overnight }) => (overnight ? minutesAfterOvernight : minutesAfter),
  },
  dateTime: { filter: 'range', ordered: true, inCell: true, moment: 'instant', follows: laterThan },
  dateRange: { filter: 'overlap' },
  timeZone: { filter: 'choice', ordered: true, inCell: true },
  weeklyHours: { filter: 'none' },
} as const satisfies TraitsOf<TimesKinds>;

export const timesChecks: ChecksOf<TimesKinds> = {
  date: (_, { errorCode, string }) =>
    string(40)
      .test('date', errorCode('date'), (value) => !value || isDate(value))
      .test('year', errorCode('yearMeant', YEARS), (value) => !value || !isDate(value) || isMeant(value)),
  time: ({ overnight }, { errorCode, string }) =>
    string(40).test(
      'time',
      errorCode('time'),
      (value) => !value || TIME.test(value) || (overnight === true && value === NEXT_MIDNIGHT),
    ),
  dateTime: (_, { errorCode, string, isInstant }) =>
    string(40)
      .test('instant', errorCode('dateTime'), (value) => !value || isInstant(value))
      .test('year', errorCode('yearMeant', YEARS), (value) => !value || !isInstant(value) || isMeant(value)),
  dateRange: (_, { errorCode, string, pair, ordered, yup }) =>
    yup
      .array()
      .strict()
      .typeError(errorCode('notList'))
      .of(
        string(40)
          .nonNullable(errorCode('date'))
          .test('date', errorCode('date'), (value) => value !== undefined && isDate(value))
          .test('year', errorCode('yearMeant', YEARS), (value) => value === undefined || !isDate(value) || isMeant(value)),
      )
      .test('pair', errorCode('dateRange'), pair)
      .test('order', errorCode('dateOrder'), ordered),
  timeZone: (_, { errorCode, string, isZone }) =>
    string(60).test('zone', errorCode('timeZone'), (value) => !value || isZone(value)),
  weeklyHours: (allowed, { shaped, hoursProblem }) => shaped((value) => hoursProblem(value, allowed)),
};

/** Values that are accepted, and values that are refused with the code of the refusal: for the tests of every kind. */
export const timesSamples: SamplesOf<TimesKinds> = {
  date: {
    good: ({ notBefore }, turn) => day(turn + (notBefore ? LATER : 0)).slice(0, 10),
    bad: () => [
      [20270101, 'notText'],
      ['2027-02-30', 'date'],
      ['01/02/2027', 'date'],
      ['0000-01-01', 'date'],
      ['1926-12-01', 'yearMeant'],
      ['2206-12-01', 'yearMeant'],
    ],
  },
  time: {
    good: (_, turn, variant) => `${String(turn % 24).padStart(2, '0')}:${variant === 'first' ? '15' : '45'}`,
    bad: ({ overnight }) => [
      [930, 'notText'],
      [overnight ? '24:01' : NEXT_MIDNIGHT, 'time'],
      ['9:30', 'time'],
    ],
  },
  dateTime: {
    // One that may not be in the past is far in the future, and so is what follows it.
    good: ({ after, notBefore }, turn) => day(turn + (after || notBefore ? LATER : 0)),
    bad: () => [
      [0, 'notText'],
      ['soon', 'dateTime'],
      ['1', 'dateTime'],
      ['2027-02-30T00:00:00Z', 'dateTime'],
      ['1926-12-01T00:00:00Z', 'yearMeant'],
      ['2206-12-01T00:00:00Z', 'yearMeant'],
    ],
  },
  dateRange: {
    good: (_, turn, variant) => [day(turn).slice(0, 10), day(turn + (variant === 'first' ? 0 : 9)).slice(0, 10)],
    bad: () => [
      ['2027-01-01', 'notList'],
      [['2027-01-01'], 'dateRange'],
      [['2027-01-01', '2027-02-01', '2027-03-01'], 'dateRange'],
      [['2027-01-02', '2027-01-01'], 'dateOrder'],
      [['2027-02-30', '2027-03-01'], 'date'],
      [['1926-12-01', '2027-03-01'], 'yearMeant'],
      [['2027-02-01', null], 'date'],
      [[20270101, 20270102], 'notText'],
    ],
  },
  timeZone: {
    good: (_, __, variant) => (variant === 'first' ? 'Asia/Tokyo' : 'Europe/Paris'),
    bad: () => [
      [8, 'notText'],
      ['Mars/Olympus', 'timeZone'],
    ],
  },
  weeklyHours: {
    good: ({ holidays, overnight }, turn, variant) => [
      { day: turn % 7, from: '09:00', to: variant === 'first' ? '12:30' : '13:00' },
      { day: turn % 7, from: '14:00', to: overnight ? '02:00' : '23:59' },
      ...(holidays ? [{ day: HOLIDAY, from: '10:00', to: '16:00' }] : []),
    ],
    bad: ({ holidays, overnight }) => [
      ['always', 'notList'],
      [[{ day: holidays ? HOLIDAY + 1 : HOLIDAY, from: '09:00', to: '10:00' }], 'hours.wrong'],
      // Further than half a day past its start, an end on the next day was mistyped.
      ...(overnight
        ? ([
            [[{ day: 1, from: '10:00', to: '09:00' }], 'hours.short'],
            [
              [
                { day: 6, from: '22:00', to: '03:00' },
                { day: 0, from: '02:00', to: '04:00' },
              ],
              'hours.overlap',
            ],
          ] as const)
        : ([[[{ day: 1, from: '22:00', to: '01:00' }], 'hours.short']] as const)),
      [[{ day: 1, from: '9:00', to: '10:00' }], 'hours.wrong'],
      [[{ day: 1, from: '09:00' }], 'hours.wrong'],
      [[{ day: 1, from: '09:00', to: '24:00' }], 'hours.wrong'],
      [[{ day: 1, from: '09:00', to: '10:00', note: 'x' }], 'hours.wrong'],
      [[null], 'hours.wrong'],
      [[{ day: 1, from: '09:00', to: '09:14' }], 'hours.short'],
      [[{ day: 1, from: '10:00', to: '09:00' }], 'hours.short'],
      [
        [
          { day: 1, from: '11:00', to: '13:00' },
          { day: 1, from: '09:00', to: '11:01' },
        ],
        'hours.overlap',
      ],
    ],
  },
};

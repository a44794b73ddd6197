/** How often something repeats (RFC 5545): the sessions of an event. */
import type { Recurrence } from '../fields/recurrence.ts';
import { type ChecksOf, type Made, maker, type Of, type TraitsOf } from './kind.ts';
import type { SamplesOf } from './samples.ts';

/** `starts` names the date of the same form from which on it repeats. */
export type RecurrenceField = Of<'recurrence', Recurrence> & { starts: string };

export interface RecurrenceKinds {
  recurrence: RecurrenceField;
}

export const recurrence = <const S extends string>(starts: S, options: { fixed?: true } = {}) =>
  maker<RecurrenceField>('recurrence')({ starts, ...options }) as Made<RecurrenceField, object>;

export const recurrenceTraits = { recurrence: { filter: 'none' } } as const satisfies TraitsOf<RecurrenceKinds>;

export const recurrenceChecks: ChecksOf<RecurrenceKinds> = {
  recurrence: (_, { shaped, recurrenceProblem }) => shaped(recurrenceProblem),
};

export const recurrenceSamples: SamplesOf<RecurrenceKinds> = {
  recurrence: {
    good: (_, __, variant) => ({ frequency: 'DAILY', interval: variant === 'first' ? 1 : 2, count: 1 }),
    bad: () => [
      ['DAILY', 'notObject'],
      [{ frequency: 'HOURLY', interval: 1, count: 2 }, 'recurrence.wrong'],
      [{ frequency: 'DAILY', interval: 1, count: 2, hour: 5 }, 'recurrence.wrong'],
      [{ frequency: 'DAILY', interval: 0, count: 2 }, 'recurrence.interval'],
      [{ frequency: 'DAILY', interval: 1 }, 'recurrence.end'],
      [{ frequency: 'DAILY', interval: 1, count: 2, until: '2036-01-01' }, 'recurrence.end'],
      [{ frequency: 'DAILY', interval: 1, count: 201 }, 'recurrence.tooMany'],
      [{ frequency: 'DAILY', interval: 1, until: '2036-02-30' }, 'recurrence.end'],
      [{ frequency: 'WEEKLY', interval: 1, count: 2 }, 'recurrence.weekdays'],
      [{ frequency: 'WEEKLY', interval: 1, weekdays: ['MO', 'MO'], count: 2 }, 'recurrence.weekdays'],
      [{ frequency: 'MONTHLY', interval: 1, monthly: 'EASTER', count: 2 }, 'recurrence.monthly'],
      [{ frequency: 'DAILY', interval: 1, count: 2, except: ['soon'] }, 'recurrence.except'],
      [{ frequency: 'DAILY', interval: 1, count: 2, phIncluded: 'no' }, 'recurrence.wrong'],
    ],
  },
};

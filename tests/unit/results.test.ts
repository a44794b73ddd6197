/** Results: what an answer adds, the line by day, new versions of questions, and faults in the declaration. */
import { describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { ActResults, AnswerResults } from '#schemas/kernel/lists/results.ts';
import { inOrderOf, newVersion } from '#server/areas/engagement/questions.ts';
import { coarse, medianOf, rangesOf } from '#server/engine/results/ranges.ts';
import { talliesOf } from '#server/engine/results/tally.ts';
import { frameOf, grouped, nextOf, stepFor, timeLine } from '#src/kit/chart/timeLine.ts';

const item = (id: string, over: object = {}): OptionItem => ({ id, position: 1, type: 'SHORT_TEXT', label: { en: id }, ...over });

describe('an answer', () => {
  it('adds one to every value that was chosen, and to everybody who answered the question', () => {
    const lines = talliesOf([
      { id: 'stars', type: 'RATING', label: 'Stars', value: 4 },
      { id: 'where', type: 'MULTIPLE_CHOICE', label: 'Where', value: ['b', 'a'] },
      { id: 'many', type: 'NUMBER', label: 'How many', value: 12 },
      { id: 'why', type: 'LONG_TEXT', label: 'Why', value: 'Because' },
    ]);
    expect(lines.map(({ question, value, total }) => [question, value, total])).toEqual([
      ['', '', 0],
      ['many', '', 12],
      ['many', '12', 0],
      ['stars', '', 4],
      ['stars', '4', 0],
      ['where', '', 0],
      ['where', 'a', 0],
      ['where', 'b', 0],
      ['why', '', 0],
    ]);
  });
});

describe('numbers that people answered', () => {
  it('stand for themselves where they are whole and few, from the lowest to the highest that the question takes', () => {
    const days = [
      [2, 3],
      [5, 4],
    ] as const;
    expect(rangesOf(days, { min: 0, max: 7 }).map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 2, 3],
      [3, 3, 0],
      [4, 4, 0],
      [5, 5, 4],
      [6, 6, 0],
      [7, 7, 0],
    ]);
    expect(rangesOf(days, { max: 1000 }).map(({ from }) => from)).toEqual([2, 3, 4, 5]);
    expect(rangesOf([], { min: 0, max: 7 })).toEqual([]);
  });
  it('are put together in ranges of round size, in which every answer is counted once', () => {
    const spread = [3, 19, 20, 21, 99, 160].map((value) => [value, 1] as const);
    expect(rangesOf(spread, {})).toEqual([
      { from: 0, to: 19, count: 2 },
      { from: 20, to: 39, count: 2 },
      { from: 40, to: 59, count: 0 },
      { from: 60, to: 79, count: 0 },
      { from: 80, to: 99, count: 1 },
      { from: 100, to: 119, count: 0 },
      { from: 120, to: 139, count: 0 },
      { from: 140, to: 159, count: 0 },
      { from: 160, to: 179, count: 1 },
    ]);
    const parts = rangesOf(
      [
        [-0.25, 1],
        [0.1, 2],
        [0.35, 1],
      ],
      {},
    );
    expect(parts.map(({ from }) => from)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
    expect(parts[4]).toEqual({ from: 0.1, to: 0.2, count: 2 });
    expect(rangesOf([[2.5, 4]], {})).toEqual([{ from: 2.5, to: 2.5, count: 4 }]);
  });
  it('have a median, and large ones keep three digits', () => {
    expect(medianOf([])).toBeNull();
    expect(
      medianOf([
        [1, 1],
        [4, 2],
      ]),
    ).toBe(4);
    expect(
      medianOf([
        [1, 2],
        [4, 1],
        [6, 1],
      ]),
    ).toBe(2.5);
    expect([coarse(123_456), coarse(-999_999_999), coarse(0.25), coarse(7)]).toEqual([123_000, -1_000_000_000, 0.25, 7]);
  });
});

describe('the line by day', () => {
  it('goes down to zero on days without answers', () => {
    const days = [
      { day: '2026-06-01', count: 2 },
      { day: '2026-06-03', count: 4 },
    ];
    const frame = { first: '2026-06-01', last: '2026-06-03', most: 4 };
    expect(frameOf([days])).toEqual(frame);
    expect(timeLine(days, frame, 100, 10)).toEqual([
      { x: 0, y: 5 },
      { x: 50, y: 10 },
      { x: 100, y: 0 },
    ]);
  });
  it('is level on a single day, and empty without any', () => {
    const day = '2026-06-01';
    expect(timeLine([{ day, count: 2 }], { first: day, last: day, most: 2 }, 100, 10)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]);
    expect(frameOf([[]])).toBeUndefined();
  });
  it('has the days and the height of all lines together', () => {
    const later = [{ day: '2026-06-02', count: 1 }];
    const frame = frameOf([later, [{ day: '2026-06-01', count: 3 }], []]);
    expect(frame).toEqual({ first: '2026-06-01', last: '2026-06-02', most: 3 });
    expect(frame && timeLine(later, frame, 100, 30)).toEqual([
      { x: 0, y: 30 },
      { x: 100, y: 20 },
    ]);
  });
});

describe('numbers over time', () => {
  const days = [
    { day: '2026-05-31', count: 1 },
    { day: '2026-06-01', count: 2 },
    { day: '2026-06-07', count: 3 },
    { day: '2026-06-08', count: 4 },
  ];
  it('are put together by week, from Monday, and by month', () => {
    expect(grouped(days, 'day')).toEqual(days);
    expect(grouped(days, 'week')).toEqual([
      { day: '2026-05-25', count: 1 },
      { day: '2026-06-01', count: 5 },
      { day: '2026-06-08', count: 4 },
    ]);
    expect(grouped(days, 'month')).toEqual([
      { day: '2026-05-01', count: 1 },
      { day: '2026-06-01', count: 9 },
    ]);
  });
  it('have a step for months of every length, and none is left out of a line', () => {
    expect(nextOf('month', '2026-01-01')).toBe('2026-02-01');
    expect(nextOf('month', '2026-02-01')).toBe('2026-03-01');
    const months = [
      { day: '2026-01-01', count: 3 },
      { day: '2026-04-01', count: 6 },
    ];
    const frame = { first: '2026-01-01', last: '2026-04-01', most: 6 };
    expect(timeLine(months, frame, 90, 60, 'month').map(({ y }) => y)).toEqual([30, 60, 60, 0]);
  });
  it('begin with the step that leaves a line readable', () => {
    expect(stepFor('2026-01-01', '2026-01-31')).toBe('day');
    expect(stepFor('2026-01-01', '2026-12-31')).toBe('week');
    expect(stepFor('2020-01-01', '2026-12-31')).toBe('month');
  });
});

describe('published questions', () => {
  const before = { options: [item('a'), item('b', { max: 10 })], optionsVersion: 1, formerOptions: null };
  it('keep their ids while they mean the same', () => {
    const options = [item('b', { max: 20, position: 1 }), item('a', { required: true, position: 2 })];
    expect(newVersion(before, options)).toEqual({ options, optionsVersion: 1, formerOptions: null });
  });
  it('get another id when they mean something else; former ones stay, and no id comes back', () => {
    const second = newVersion(before, [item('a', { label: { en: 'Why?' } }), item('c')]);
    expect(second.options.map(({ id }) => id)).toEqual(['a-v2', 'c']);
    expect(second.formerOptions?.map(({ id, position }) => [id, position])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    const third = newVersion(second, [item('a-v2', { type: 'NUMBER', label: { en: 'Why?' } }), item('b')]);
    expect(third.options.map(({ id }) => id)).toEqual(['a-v3', 'b-v3']);
    expect(third.formerOptions?.map(({ id }) => id)).toEqual(['a', 'b', 'a-v2', 'c']);
    expect(third.optionsVersion).toBe(3);
  });
  it('are put in order by exactly their ids', () => {
    expect(inOrderOf(before.options, ['b', 'a'])?.map(({ id, position }) => [id, position])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    for (const ids of [['a'], ['a', 'a'], ['a', 'c'], 'ab', undefined]) expect(inOrderOf(before.options, ids)).toBeUndefined();
  });
});

describe('the declaration of results', () => {
  const poll = entityOf('poll-forms');
  const problems = (over: Partial<AnswerResults>) => {
    const odd = { ...poll, results: { ...(poll.results as AnswerResults), ...over } } as Entity;
    return checkSchemas(entities.map((one) => (one === poll ? odd : one)));
  };
  it('is sound', () => expect(problems({})).toEqual([]));
  it('names calls of a record, questions, and the fields of the answers', () => {
    expect(problems({ call: 'GET /dashboard' })).toEqual([
      "poll-forms: its results are called by 'GET /dashboard', which is no GET of a record",
    ]);
    expect(problems({ questions: 'name' })).toEqual(["poll-forms: its results ask 'name', which holds no questions"]);
    expect(problems({ of: 'nothing' })).toEqual(["poll-forms: its results are those of 'nothing', which is no entity"]);
    expect(problems({ by: 'tenant' })).toEqual(["poll-forms: its results come by 'tenant', which does not point here"]);
    expect(problems({ answers: 'day' })).toHaveLength(1);
    expect(problems({ company: 'day' })).toHaveLength(1);
    expect(problems({ day: 'answers' })).toHaveLength(1);
    expect(problems({ worded: 'day' })).toHaveLength(1);
  });
  it('of acts names a choice and the person', () => {
    const ad = entityOf('in-app-pop-up-forms');
    const checkProblems = (over: Partial<ActResults>) => {
      const odd = { ...ad, results: { ...(ad.results as ActResults), ...over } } as Entity;
      return checkSchemas(entities.map((one) => (one === ad ? odd : one)));
    };
    expect(checkProblems({})).toEqual([]);
    expect(checkProblems({ counts: 'user' })).toEqual([
      "in-app-pop-up-forms: its results count 'user' of in-app-pop-up-events, which is no choice",
    ]);
    expect(checkProblems({ person: 'action' })).toEqual([
      "in-app-pop-up-forms: its results 'action' of in-app-pop-up-events is no reference",
    ]);
  });
});

it('the page of an action on the record needs the key of the record', () => {
  const poll = entityOf('poll-forms');
  const problems = (over: object) => {
    const updateOptions = { ...(poll.actions.updateOptions as object), ...over };
    const odd = { ...poll, actions: { ...poll.actions, updateOptions } } as unknown as Entity;
    return checkSchemas(entities.map((one) => (one === poll ? odd : one)));
  };
  expect(problems({})).toEqual([]);
  expect(problems({ page: '/polling/options' })).toEqual([
    "poll-forms: the page of action 'updateOptions' needs the key of the record, and nothing else",
  ]);
});

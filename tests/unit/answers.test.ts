/** The answers to the questions of an option list: what is accepted, and what a record keeps of it. */
import { describe, expect, it } from 'vitest';
import { type AnswersById, answerProblems, answersProblem, givenAnswers } from '#schemas/kernel/fields/answers.ts';
import { answerText } from '#schemas/kernel/fields/answerText.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';

const choices = ['a', 'b', 'c'].map((id, index) => ({
  id,
  position: index + 1,
  label: { en: id.toUpperCase(), 'zh-Hant': `第${id}` },
}));
const ask = (over: Partial<OptionItem>): OptionItem => ({
  id: 'q',
  position: 1,
  type: 'SHORT_TEXT',
  label: { en: 'Why?' },
  ...over,
});
const codeOf = (question: Partial<OptionItem>, value: unknown) =>
  answerProblems([ask(question)], { q: value } as AnswersById).q?.code;

describe('answers', () => {
  it('are checked by the type of their question', () => {
    const cases: [Partial<OptionItem>, good: readonly unknown[], bad: readonly (readonly [unknown, string])[]][] = [
      [
        { type: 'SHORT_TEXT', max: 5 },
        ['Yes'],
        [
          ['longer', 'tooLong'],
          ['a\nb', 'oneLine'],
          ['=1+1', 'injection'],
          [7, 'notText'],
          ['\0', 'badCharacter'],
        ],
      ],
      [
        { type: 'LONG_TEXT' },
        ['a\nb'],
        [
          ['x'.repeat(5001), 'tooLong'],
          [['a'], 'notText'],
        ],
      ],
      [
        { type: 'NUMBER', min: 1, max: 3 },
        [1, 2.5, 3],
        [
          [0, 'tooSmall'],
          [4, 'tooBig'],
          ['2', 'notNumber'],
        ],
      ],
      [
        { type: 'DATE' },
        ['2026-02-28'],
        [
          ['2026-02-30', 'date'],
          [1, 'date'],
        ],
      ],
      [{ type: 'TIME' }, ['09:30'], [['24:00', 'time']]],
      [
        { type: 'SINGLE_CHOICE', choices },
        ['a'],
        [
          ['d', 'noSuchChoice'],
          [['a'], 'noSuchChoice'],
        ],
      ],
      [{ type: 'DROP_DOWN', choices }, ['c'], [['A', 'noSuchChoice']]],
      [
        { type: 'MULTIPLE_CHOICE', choices, min: 2, max: 2 },
        [['a', 'b']],
        [
          [['a'], 'answers.fewer'],
          [['a', 'b', 'c'], 'tooManyItems'],
          [['a', 'a'], 'duplicateEntry'],
          [['a', 'd'], 'noSuchChoice'],
          ['a', 'notList'],
        ],
      ],
      [
        { type: 'RATING' },
        [1, 5],
        [
          [0, 'tooSmall'],
          [6, 'tooBig'],
          [1.5, 'notWhole'],
        ],
      ],
      [{ type: 'FILE' }, [], [[1, 'answers.wrong']]],
    ];
    for (const [question, good, bad] of cases) {
      for (const value of good)
        expect([question.type, value, codeOf(question, value)]).toEqual([question.type, value, undefined]);
      for (const [value, code] of bad)
        expect([question.type, value, codeOf(question, value)]).toEqual([question.type, value, code]);
    }
  });

  it('must be given where the question requires it, and never to a question that is not asked', () => {
    for (const nothing of [undefined, null, '', '  ', []]) expect(codeOf({ required: true }, nothing)).toBe('required');
    expect(codeOf({}, '')).toBeUndefined();
    expect(answerProblems([ask({})], { other: 'x' })).toEqual({ other: { code: 'unknownField' } });
  });

  it('have a strict shape', () => {
    for (const good of [undefined, {}, { q: 'x', r: 2, s: ['a'], t: null }]) expect(answersProblem(good)).toBeUndefined();
    for (const bad of [{ q: {} }, { q: [1] }, { q: true }, { 'q 1': 'x' }])
      expect(answersProblem(bad)?.code).toBe('answers.wrong');
    expect(answersProblem('x')?.code).toBe('notObject');
    expect(answersProblem({ q: Number.POSITIVE_INFINITY })?.code).toBe('answers.wrong');
  });

  it('are kept beside the words of their questions, in their order, without those left empty', () => {
    const questions = [
      ask({ id: 'p', position: 1 }),
      ask({ id: 'q', position: 2, type: 'MULTIPLE_CHOICE', choices }),
      ask({ id: 'r', position: 3 }),
    ];
    const kept = givenAnswers(questions, { r: ' ok ', q: ['b', 'a'], p: ' ' });
    expect(kept).toEqual([
      {
        id: 'q',
        type: 'MULTIPLE_CHOICE',
        label: { en: 'Why?' },
        value: ['b', 'a'],
        chosen: [choices[0]?.label, choices[1]?.label],
      },
      { id: 'r', type: 'SHORT_TEXT', label: { en: 'Why?' }, value: 'ok' },
    ]);
    expect(kept.map((one) => answerText(one, 'zh-Hant'))).toEqual(['第a, 第b', 'ok']);
  });
});

/** The questions of polls, surveys, events and request forms: validation, storage, and the builder. */
import { describe, expect, it } from 'vitest';
import { inOrder, ofType, textIn, withCopy, withItem, withNew, without, withText } from '#resources/generate/options/edits.ts';
import { optionList } from '#schemas/kernel/fields/field.ts';
import {
  type OptionItem,
  optionListProblem,
  optionProblems,
  optionTypes,
  renumbered,
  tidyOptions,
} from '#schemas/kernel/fields/optionList.ts';

const facts = optionList();
const plain = optionList({ types: ['SINGLE_CHOICE'], localized: false, maxItems: 2, maxChoices: 3 });
const question = (over: Partial<OptionItem> = {}): OptionItem => ({
  id: 'q',
  position: 1,
  type: 'SHORT_TEXT',
  label: { en: 'Why?' },
  ...over,
});
const answers = (...labels: string[]) => labels.map((label, index) => ({ id: `a${index}`, position: index + 1, label }));
const codeOf = (value: unknown, of = facts) => optionListProblem(value, of)?.code;

describe('a list of questions', () => {
  it('accepts exactly the types that its field offers', () => {
    for (const type of optionTypes) {
      const choices = /CHOICE|DROP/.test(type)
        ? [
            { id: 'a', position: 1, label: { en: 'A' } },
            { id: 'b', position: 2, label: { en: 'B' } },
          ]
        : undefined;
      expect([type, codeOf([question({ type, ...(choices ? { choices } : {}) })])]).toEqual([type, undefined]);
    }
    expect(codeOf([question({ type: 'SHORT_TEXT', label: 'x' })], plain)).toBe('options.type');
  });
  it('needs a text in English; the others are free', () => {
    expect(codeOf([question({ label: { en: ' ', 'zh-Hant': '為何？' } })])).toBe('options.label');
    expect(codeOf([question({ label: { en: 'Why?', 'zh-Hans': '' } })])).toBeUndefined();
    expect(codeOf([question({ label: { en: 'x'.repeat(201) } })])).toBe('options.long');
    expect(codeOf([question({ label: { en: 'a', fr: 'b' } as never })])).toBe('options.wrong');
    expect(codeOf([question({ label: 'Why?' })])).toBe('options.wrong');
  });
  it('needs two different answers for a choice question', () => {
    const ask = (...labels: string[]) =>
      codeOf([question({ type: 'SINGLE_CHOICE', label: 'x', choices: answers(...labels) })], plain);
    expect(ask('Yes')).toBe('options.choices');
    expect(ask('Yes', 'No')).toBeUndefined();
    expect(ask('Yes', ' ')).toBe('options.label');
    expect(ask('Yes', 'YES')).toBe('options.twice');
    expect(ask('1', '2', '3', '4')).toBe('options.many');
    expect(codeOf([question({ choices: answers('Yes', 'No') as never })])).toBe('options.wrong');
  });
  it('keeps bounds within the limits of its type', () => {
    expect(codeOf([question({ type: 'RATING', max: 11 })])).toBe('options.bounds');
    expect(codeOf([question({ type: 'RATING', min: 1 })])).toBe('options.bounds');
    expect(codeOf([question({ type: 'NUMBER', min: 5, max: 4 })])).toBe('options.order');
    expect(codeOf([question({ type: 'NUMBER', min: -5, max: 5 })])).toBeUndefined();
    const several = {
      type: 'MULTIPLE_CHOICE',
      choices: answers('a', 'b').map((one) => ({ ...one, label: { en: one.label } })),
    } as const;
    expect(codeOf([question({ ...several, max: 3 })])).toBe('options.fewer');
    expect(codeOf([question({ ...several, min: 1, max: 2 })])).toBeUndefined();
  });
  it('has a maximum length, a strict shape and unique ids', () => {
    expect(codeOf('x')).toBe('notList');
    expect(codeOf([question(), question({ position: 2 })])).toBe('duplicateEntry');
    expect(codeOf(Array.from({ length: 51 }, (_, index) => question({ id: `q${index}` })))).toBe('tooManyItems');
    for (const odd of [null, 1, [], {}, { ...question(), extra: 1 }, question({ id: '<b>' }), question({ position: 1.5 })])
      expect(codeOf([odd])).toBe('options.wrong');
  });
  it('reports every error by question and part', () => {
    const items = [question({ label: { en: '' } }), question({ id: 'r', position: 2, type: 'RATING', max: 99 })];
    expect(optionProblems(items, facts).map(({ index, part, code }) => [index, part, code])).toEqual([
      [0, 'label', 'options.label'],
      [1, 'max', 'options.bounds'],
    ]);
  });
  it('is stored by position, numbered from 1, trimmed', () => {
    const kept = tidyOptions([
      question({ id: 'b', position: 9, label: { en: ' B ', 'zh-Hant': '' } }),
      question({ id: 'a', position: 2 }),
    ]);
    expect(kept.map(({ id, position }) => [id, position])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(kept[1]?.label).toEqual({ en: 'B' });
    expect(renumbered([{ position: 3 }, { position: 1 }])).toEqual([{ position: 1 }, { position: 2 }]);
  });
});

describe('the builder', () => {
  const three = ['a', 'b', 'c'].map((id, index) => question({ id, position: index + 1 }));
  const order = (items: readonly OptionItem[]) => items.map(({ id, position }) => `${id}${position}`);
  it('adds at the end; a choice question starts with two answers', () => {
    const added = withNew(three, 'SINGLE_CHOICE', true).at(-1);
    expect(added).toMatchObject({ position: 4, label: { en: '' }, choices: [{ position: 1 }, { position: 2 }] });
    expect(withNew([], 'DATE', false)[0]).toMatchObject({ position: 1, label: '' });
  });
  it('copies right behind the original, with ids of its own', () => {
    const withAnswers = withItem(three, 'a', (item) => ofType(item, 'DROP_DOWN', true));
    const copied = withCopy(withAnswers, 'a');
    expect(copied.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(copied[1]?.label).toEqual(copied[0]?.label);
    const ids = copied.flatMap((item) => [item.id, ...(item.choices ?? []).map((choice) => choice.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('removes and reorders, and numbers from 1 again', () => {
    expect(order(without(three, 'a'))).toEqual(['b1', 'c2']);
    expect(order(inOrder(three, ['c', 'a', 'b']))).toEqual(['c1', 'a2', 'b3']);
  });
  it('keeps what two types share when the type changes, and drops the rest', () => {
    const single = ofType(question({ type: 'NUMBER', min: 1, max: 5 }), 'SINGLE_CHOICE', true);
    expect(single).not.toHaveProperty('min');
    const multiple = ofType({ ...single, choices: single.choices?.slice(0, 1) }, 'MULTIPLE_CHOICE', true);
    expect(multiple.choices).toHaveLength(1);
    expect(ofType(multiple, 'DATE', true)).not.toHaveProperty('choices');
  });
  it('edits each language separately', () => {
    const label = withText({ en: 'Why?' }, 'zh-Hant', '為何？');
    expect([textIn(label, 'en'), textIn(label, 'zh-Hant'), textIn(label, 'zh-Hans')]).toEqual(['Why?', '為何？', '']);
    expect(withText('Why?', 'zh-Hant', 'x')).toBe('x');
  });
});

import { describe, expect, it } from 'vitest';
import { codeForm, hidesCharacter, isUnseen, lineForm, linesForm } from '#schemas/kernel/fields/normalText.ts';
import type { Field } from '#schemas/kernel/kinds/index.ts';
import { longText, tags, text } from '#schemas/kernel/kinds/text.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { keptValue } from '#server/engine/write/keptValue.ts';

const problem = (field: Field, value: unknown) => Object.values(problemsOf(fieldSchema(field), value) ?? {})[0]?.code;

describe('one line', () => {
  it.each([
    ['Re\u0301my', 'R\u00e9my'],
    ['Nguye\u0302\u0303n', 'Nguy\u1ec5n'],
    ['Ｚｅｂｒａ ２４', 'Zebra 24'],
    ['余記（香港）', '余記（香港）'],
    ['A\u00a0B\u3000C  D\tE', 'A B C D E'],
    ['A\u200bB\u00adC\ufeffD\u2060E', 'ABCDE'],
    ['\u202aAnna\u202c', 'Anna'],
    ['Ann\u200da', 'Anna'],
  ])('%j is %j', (given, kept) => {
    expect(lineForm(given)).toBe(kept);
    expect(keptValue(text() as Field, given)).toBe(kept);
    expect(keptValue(tags() as Field, [given])).toEqual([kept]);
  });
  it.each([
    'Fam 👨‍👩‍👧',
    '🏳️‍🌈',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'می‌خواهم',
    'क्‍ष',
    'ශ්‍රී',
    '葛\u{e0100}城',
  ])('keeps what a script or an emoji needs: %s', (needed) => expect(lineForm(needed)).toBe(needed));
  it('has no characters that nobody means', () => {
    for (const one of ['\v', '\f', '\u0007', '\u0085', '\u2028', '\u2029', '\u202e', '\u202d', '\u001b'])
      expect([one, problem(text() as Field, `A${one}B`)]).toEqual([one, 'hiddenCharacter']);
  });
  it('is missing where nothing can be seen', () => {
    for (const nothing of ['\u200b', ' \u3164 ', '\u2800', '\ufeff']) {
      expect(isUnseen(nothing)).toBe(true);
      expect(problem(text({ required: true }) as Field, nothing)).toBe('required');
      expect(keptValue(text() as Field, nothing)).toBeNull();
    }
  });
  it('is as long as what is stored', () => {
    expect(problem(text({ max: 3 }) as Field, 'e\u0301e\u0301e\u0301')).toBeUndefined();
    expect(problem(text({ max: 3 }) as Field, 'éééé')).toBe('tooLong');
  });
  it('is no formula behind a character that goes', () => expect(problem(text() as Field, '\u200b=1+1')).toBe('injection'));
});

it('a code has the letters that everybody types', () => {
  expect(codeForm('ＣＰ－０１')).toBe('CP-01');
  const code = text({ pattern: 'code' }) as Field;
  expect([problem(code, 'ＣＰ－０１'), keptValue(code, 'ＣＰ－０１')]).toEqual([undefined, 'CP-01']);
});

it('several lines keep their breaks, and marks of direction', () => {
  expect(linesForm('a\r\nb\vc\u2028d\u0085e')).toBe('a\nb\nc\nd\ne');
  expect(linesForm('\u200fשלום\u200f 1')).toBe('\u200fשלום\u200f 1');
  expect(hidesCharacter('a\nb\tc', 'lines')).toBe(false);
  expect(problem(longText() as Field, 'a\u202eb')).toBe('hiddenCharacter');
});

it('a secret stays as it is', () => expect(keptValue(text({ secret: {} }) as Field, 'e\u0301\u200bＡ')).toBe('e\u0301\u200bＡ'));

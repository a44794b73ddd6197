/** 000 §5 Validation rules: the values that each kind of field accepts. Form and API use the same schema. */
import { describe, expect, it } from 'vitest';
import { addDays } from '#schemas/kernel/fields/days.ts';
import {
  boolean,
  email,
  type Field,
  integer,
  localized,
  longText,
  money,
  type PatternName,
  percent,
  phone,
  tags,
  text,
  url,
} from '#schemas/kernel/fields/field.ts';
import { fieldSchema } from '#schemas/kernel/rules/validate.ts';
import { daysBefore } from '#server/seed/dates.ts';

/** The error codes for a value; empty if it is valid. */
function problems(field: Field, value: unknown): string[] {
  try {
    fieldSchema(field).validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: { code: string }[] }).errors.map((one) => one.code);
  }
}
const patterned = (pattern: PatternName) => text({ pattern });

describe('the name pattern', () => {
  it('starts with neither a space nor a dash (R-0182)', () => {
    for (const wrong of [' Tower', '-Tower']) expect(problems(patterned('name'), wrong)).toContain('pattern.name');
  });
  it('continues with letters, digits, underscores, spaces and dashes only (R-0183)', () => {
    for (const right of ['Tower 1', 'A_b-C d', '海港城 2']) expect(problems(patterned('name'), right)).toEqual([]);
    for (const wrong of ['Tower/1', 'A.b', 'x!']) expect(problems(patterned('name'), wrong)).toContain('pattern.name');
  });
});

describe('generic validators', () => {
  it('accept a MAC address of six hex pairs with colons (R-0184)', () => {
    expect(problems(patterned('macAddress'), '00:1A:2b:3C:4d:5E')).toEqual([]);
    for (const wrong of ['00:1A:2B:3C:4D', '00-1A-2B-3C-4D-5E', '00:1A:2B:3C:4D:5G', '00:1A:2B:3C:4D:5E:'])
      expect(problems(patterned('macAddress'), wrong)).toEqual(['pattern.macAddress']);
  });
  it('accept a phone number (R-0185)', () => {
    for (const right of ['+65 6123 4567', '12345678', '(852) 2345'])
      if (right[0] !== '(') expect(problems(phone(), right)).toEqual([]);
    for (const wrong of ['12', 'call me', '+65 61;23', '1'.repeat(22)]) expect(problems(phone(), wrong)).not.toEqual([]);
  });
  it('accept letters and digits only (R-0186)', () => {
    expect(problems(patterned('alphanumeric'), 'Abc123')).toEqual([]);
    for (const wrong of ['Abc 123', 'a-b']) expect(problems(patterned('alphanumeric'), wrong)).toEqual(['pattern.alphanumeric']);
  });
  it('reject a value of digits only (R-0187)', () => {
    expect(problems(patterned('notNumeric'), '12a')).toEqual([]);
    expect(problems(patterned('notNumeric'), '123')).toEqual(['pattern.notNumeric']);
  });
  it('reject zero and negative numbers where a positive one is required (R-0188), and numbers out of range (R-0190)', () => {
    const field = integer({ min: 1, max: 5 });
    expect([0, -1, 6].map((value) => problems(field, value))).toEqual([['tooSmall'], ['tooSmall'], ['tooBig']]);
    expect([1, 5].flatMap((value) => problems(field, value))).toEqual([]);
    expect(problems(field, 1.5)).toEqual(['notWhole']);
    expect(problems(field, '3')).toContain('notNumber');
  });
  it('reject an empty object (R-0189)', () => {
    for (const empty of [{}, { en: '' }, { en: '  ', 'zh-Hant': null }])
      expect(problems(localized({ required: true }), empty)).toContain('required');
    expect(problems(localized({ required: true }), { en: 'Roof' })).toEqual([]);
  });
  it('reject an invalid web address (R-0191)', () => {
    expect(problems(url(), 'https://atrium.example/a?b#c')).toEqual([]);
    for (const wrong of ['atrium', 'http://', 'javascript:alert(1)', 'ftp://x.example', 'https://a b'])
      expect([wrong, problems(url(), wrong)]).toEqual([wrong, ['url']]);
  });
  it('accept an e-mail address (R-0192)', () => {
    for (const right of ['mei@example.com', 'a.b+c@sub.example.org']) expect(problems(email(), right)).toEqual([]);
    for (const wrong of ['mei', 'mei@', '@example.com', 'a b@example.com', 'a@b', 'a@example.com, b@example.com'])
      expect([wrong, problems(email(), wrong)]).toEqual([wrong, ['email']]);
  });
});

describe('decimals', () => {
  it('too many decimals of an amount or a percentage are reported as such, not as an invalid number', () => {
    for (const field of [money({}), percent({})]) {
      expect(problems(field, '1234.567')).toEqual(['twoDecimals']);
      expect(problems(field, 'twelve')).toEqual(['notNumber']);
      expect(problems(field, 1234)).toEqual([]);
    }
  });
  it('a currency without decimals and a number of pieces require a whole number', () => {
    expect(problems(money({}), '1234.5')).toEqual(['notWhole']);
    expect(problems(integer({}), '12.5')).toEqual(['notWhole']);
  });
});

describe('demo data', () => {
  it('has no timestamp in the future, early in the morning of the building', () => {
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
    expect(Date.parse(daysBefore(tomorrow, 0, 300))).toBeLessThanOrEqual(Date.now());
  });
});

describe('spreadsheet injection', () => {
  it.each(['=1+1', ' =HYPERLINK("x")', '=cmd'])('a value that starts with = is flagged (R-0193): %s', (value) => {
    for (const field of [text(), longText()] as Field[]) expect(problems(field, value)).toContain('injection');
    expect(problems(tags(), [value])).toContain('injection');
  });
  it.each(['<b>', '<script>alert(1)</script>'])('a value that starts with < is flagged (R-0194): %s', (value) => {
    for (const field of [text(), longText()] as Field[]) expect(problems(field, value)).toContain('injection');
  });
  it('numbers with a sign and ordinary words are not flagged', () => {
    for (const value of ['+65 6123', '-5', 'a=b', 'x < y']) expect(problems(text(), value)).toEqual([]);
  });
});

it('values are not coerced: a word is neither a number nor yes', () => {
  expect(problems(integer(), '5')).toContain('notNumber');
  expect(problems(boolean(), 'true')).toEqual(['notYesNo']);
});

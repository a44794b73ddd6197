import { describe, expect, it } from 'vitest';
import { addTags } from '#resources/generate/kinds/inputs/addTags.ts';
import { fileProblem } from '#resources/generate/kinds/inputs/fileProblem.ts';
import { decimalsOf } from '#schemas/kernel/fields/currency.ts';
import { resolveLocal } from '#src/kit/dates/localTime.ts';
import { cutCrumb } from '#src/kit/page/cutCrumb.ts';
import { formatDate, formatDateTime, formatTime, toLocalInput } from '#src/kit/values/dateTime.ts';
import { decimalText, formatAmount, formatPercent, parseDecimal } from '#src/kit/values/money.ts';

describe('breadcrumbs', () => {
  it('cut titles at 30 characters with an ellipsis (R-0146)', () => {
    expect(cutCrumb('x'.repeat(30))).toBe('x'.repeat(30));
    expect(cutCrumb(`${'x'.repeat(30)}y`)).toBe(`${'x'.repeat(30)}…`);
    expect([...cutCrumb('維'.repeat(31))]).toHaveLength(31);
  });
});

describe('dates and times', () => {
  it('are formatted as DD MMM YYYY and hh:mm A (R-0169)', () => {
    expect(formatDate('2026-09-05')).toBe('05 Sep 2026');
    expect(formatDate('2026-09-05', 'zh-Hant')).toBe('2026年9月5日');
    expect(formatTime('00:05')).toBe('12:05 AM');
    expect(formatTime('14:30')).toBe('02:30 PM');
  });
  it('are in the building’s time zone', () => {
    expect(formatDateTime('2026-06-05T17:05:00Z', 'Asia/Singapore')).toBe('06 Jun 2026, 01:05 AM');
    expect(formatDateTime('2026-06-05T17:05:00Z', 'Europe/London')).toBe('05 Jun 2026, 06:05 PM');
  });
  it('survive editing as the same instant, also when clocks change', () => {
    for (const instant of [
      '2026-06-05T17:05:00.000Z',
      '2026-03-29T00:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-12-31T23:59:00.000Z',
    ])
      for (const zone of ['Asia/Kathmandu', 'Europe/London', 'America/New_York'])
        expect(resolveLocal(toLocalInput(instant, zone), zone).instant).toBe(instant);
  });
});

describe('money', () => {
  it('is typed in major units and sent in minor ones', () => {
    expect(parseDecimal('1,234.5', 2)).toBe(123450);
    expect(parseDecimal('0.07', 2)).toBe(7);
    expect(parseDecimal('.5', 2)).toBe(50);
    expect(parseDecimal('4.35', 2)).toBe(435);
    expect(parseDecimal('900', decimalsOf('JPY'))).toBe(900);
    expect(parseDecimal('-3', 0)).toBe(-3);
  });
  it('rejects an invalid amount of the currency', () => {
    for (const text of ['', 'abc', '1.234', '1e5', '.', '12.3.4', '=1']) expect(parseDecimal(text, 2)).toBeUndefined();
    expect(parseDecimal('1.5', decimalsOf('JPY'))).toBeUndefined();
  });
  it('is shown with the decimals of its currency', () => {
    expect(formatAmount(123450, 'SGD')).toBe('1,234.50');
    expect(formatAmount(123450, 'JPY')).toBe('123,450');
    expect(decimalText(7, 2)).toBe('0.07');
    expect(decimalText(-123450, 2)).toBe('-1234.50');
    expect(formatPercent(1250)).toBe('12.5');
  });
});

describe('tags', () => {
  it('are added unless they already exist (R-0209, R-0210)', () => {
    expect(addTags(['a@b.example'], ' A@b.example; c@d.example,\n')).toEqual(['a@b.example', 'c@d.example']);
    expect(addTags([], '  ')).toEqual([]);
  });
});

describe('uploads', () => {
  const field = { accept: ['pdf', 'png'], maxMegabytes: 5 } as const;
  it('are checked before they are sent (000 §5)', () => {
    expect(fileProblem({ name: 'plan.PDF', size: 10 }, field)).toBeUndefined();
    expect(fileProblem({ name: 'plan.exe', size: 10 }, field)?.code).toBe('type');
    expect(fileProblem({ name: 'plan', size: 10 }, field)?.code).toBe('type');
    expect(fileProblem({ name: 'plan.pdf.png', size: 10 }, field)?.code).toBe('manyDots');
    expect(fileProblem({ name: 'plan.pdf', size: 5 * 1024 * 1024 + 1 }, field)?.code).toBe('tooLarge');
    expect(fileProblem({ name: 'plan.pdf', size: 0 }, field)?.code).toBe('empty');
  });
});

import { describe, expect, it } from 'vitest';
import { devices } from '#i18n/en/devices.ts';
import { digitsOf, erasedAt, isComplete, pinMessage, randomPin, typedInto } from '#src/kit/pin/digits.ts';

describe('six boxes of a PIN', () => {
  it('R-0473 R-0475 accept digits only, at most one per box', () => {
    expect(digitsOf('a1-b2 3')).toBe('123');
    expect(digitsOf('12345678')).toBe('123456');
    expect(digitsOf('１２３ ４５６')).toBe('123456');
    expect(typedInto('12', 2, '３')).toBe('123');
    expect(typedInto('12', 2, 'x')).toBe('12');
    expect(typedInto('123456', 2, '9')).toBe('129456');
  });

  it('R-0477 distribute pasted digits without gaps', () => {
    expect(typedInto('', 0, ' 123-456 ')).toBe('123456');
    expect(typedInto('12', 4, '7')).toBe('127');
    expect(typedInto('1', 1, '23456789')).toBe('123456');
  });

  it('go back with Backspace', () => {
    expect(erasedAt('123', 3)).toEqual({ value: '12', position: 2 });
    expect(erasedAt('123', 1)).toEqual({ value: '1', position: 1 });
    expect(erasedAt('', 0)).toEqual({ value: '', position: 0 });
  });

  it('R-0476 are complete when all are filled', () => {
    expect(['', '12345', '123456', '12345x', '1234567'].map(isComplete)).toEqual([false, false, true, false, false]);
  });
});

describe('a random PIN', () => {
  const from = (...numbers: number[]) =>
    randomPin((array) => {
      array[0] = numbers.shift() as number;
      return array;
    });
  it('has six digits, leading zeros too', () => {
    expect(from(7)).toBe('000007');
    expect(from(1_000_000)).toBe('000000');
    expect(randomPin()).toMatch(/^\d{6}$/);
  });
  it('is drawn again to keep all PINs equally likely', () => {
    expect(from(4_294_967_295, 4_294_000_000, 42)).toBe('000042');
  });
});

it('R-0478 a duplicate PIN shows the message of 000 §8', () => {
  expect(pinMessage('The pin code is Duplicated')).toBe('devices.pin.duplicated');
  expect(devices.pin.duplicated).toBe('PIN codes cannot be duplicated. Please enter a different PIN code.');
  expect(pinMessage('No quota left.')).toBe('No quota left.');
});

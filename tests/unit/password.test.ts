/** Password rules (000 §5): the form shows the same rules while typing that the server checks. */
import { describe, expect, it } from 'vitest';
import { type PasswordProblem, passwordProblems } from '#schemas/kernel/rights/password.ts';

describe('a password', () => {
  it.each<[string, PasswordProblem[]]>([
    ['Correct-Horse-7', []],
    ['Aa1!aaaa', []],
    ['Ünïcode-9x', []],
    ['密碼 Aa1!aaaa', ['space']],
    ['', ['length', 'lower', 'upper', 'digit', 'special']],
    ['Aa1!aaa', ['length']],
    [`Aa1!${'a'.repeat(196)}`, []],
    [`Aa1!${'a'.repeat(197)}`, ['length']],
    ['CORRECT-HORSE-7', ['lower']],
    ['correct-horse-7', ['upper']],
    ['Correct-Horse', ['digit']],
    ['CorrectHorse7', ['special']],
    ['正確Correct7', ['special']],
    ['Correct Horse-7', ['space']],
    ['Correct-Horse-7\t', ['space']],
    ['Correct-Horse-7\u00a0', ['space']],
  ])('%j breaks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems);
  });
});

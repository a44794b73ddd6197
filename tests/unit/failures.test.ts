/** What a run of tests says at its end about what failed. */
import { expect, it } from 'vitest';
import { failureList, failuresOf, failuresSaid } from '../../scripts/failures.mjs';

it('names failed tests with the first line of their error, and files that could not be run', () => {
  const report = {
    testResults: [
      {
        name: '/repo/tests/unit/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'group fails', status: 'failed', failureMessages: ['\u001b[31m\nError: one\u001b[39m\n    at x'] },
          { fullName: 'group passes', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/repo/tests/unit/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(failuresOf('unit', report, '/repo')).toEqual([
    '✗ unit: tests/unit/a.test.ts › group fails\n    Error: one',
    '✗ unit: tests/unit/b.test.ts\n    Cannot find module',
  ]);
});

it('names end-to-end tests that failed on every try', () => {
  const tests = (status: string) => [{ projectName: 'portal', status, results: [{ error: { message: 'Error: gone' } }] }];
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [{ title: 'flaky', ok: true, tests: tests('flaky') }],
        suites: [{ title: 'group', file: 'a.spec.ts', specs: [{ title: 'fails', ok: false, tests: tests('unexpected') }] }],
      },
    ],
  };
  expect(failuresOf('e2e', report, '/repo')).toEqual([
    '✗ e2e: the run\n    no server',
    '✗ e2e: portal a.spec.ts › group › fails\n    Error: gone',
  ]);
});

it('takes from a program without a report the lines that name a fault', () => {
  expect(failuresSaid('types', 'a.ts(1,2): error TS2322: no\n  more about it\nb.ts(1,2): error TS1: no\n')).toHaveLength(2);
  expect(failuresSaid('lint', 'a.ts:1:2 lint/style/useConst ━━━\n  text\nb.ts format ━━━\n')).toEqual([
    '✗ lint: a.ts:1:2 lint/style/useConst',
    '✗ lint: b.ts format',
  ]);
  expect(failuresSaid('build', 'boo\nended\n')).toEqual(['✗ build: ended']);
});

it('is short, however much failed', () => {
  expect(failureList([])).toBe('');
  const long = failureList(Array.from({ length: 100 }, (_, at) => `✗ unit: ${at}\n    no`)).split('\n');
  expect(long.length).toBeLessThan(60);
  expect(long.at(-2)).toBe('… and 80 more');
});

/**
 * What failed, in few lines: the name of each test with the first line of its error. A record of a long run often keeps only
 * the end of its output, so this stands right before the closing line, and `.ci/run` says it once more for all parts.
 */
import { relative } from 'node:path';

/** More than these are counted only: the end of the output has to hold everything. */
const MOST = 20;
const WIDTH = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are control characters
const COLOURS = /\u001b\[[\d;]*m/g;

/** The first line that says something. */
function firstLine(text = '') {
  const line = text
    .replace(COLOURS, '')
    .split('\n')
    .map((one) => one.replace(/[\s━]+$/, '').trim())
    .find(Boolean);
  return !line ? 'no message' : line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
}

const failure = (part, name, text) => `✗ ${part}: ${name}\n    ${firstLine(text)}`;

/** From the JSON of Vitest: failed tests, and files that could not be run. */
function fromVitest(part, { testResults = [] }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(part, file, message)];
    return failed.map((one) => failure(part, `${file} › ${one.fullName}`, one.failureMessages?.[0]));
  });
}

/** From the JSON of Playwright: tests that failed on every try, and what went wrong beside all tests. */
function fromPlaywright(part, { suites = [], errors = [] }) {
  const walk = ({ file, specs = [], suites: below = [] }, above) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ projectName, results }) => {
            const last = results.findLast(({ error, errors: all }) => error ?? all?.[0]);
            const name = [`${projectName} ${file}`, ...above, title].join(' › ');
            return failure(part, name, (last?.error ?? last?.errors?.[0])?.message);
          }),
      ),
    ...below.flatMap((one) => walk(one, [...above, one.title])),
  ];
  // The outermost suite is the file, which stands first in the name.
  return [...errors.map(({ message }) => failure(part, 'the run', message)), ...suites.flatMap((suite) => walk(suite, []))];
}

/** What failed according to the report of a part; `root`: the folder that names of files start from. */
export const failuresOf = (part, report, root) =>
  report.testResults ? fromVitest(part, report, root) : fromPlaywright(part, report);

/** What a program without a report said: the lines of its output that name a fault, otherwise its last one. */
export function failuresSaid(part, output) {
  const lines = output
    .replace(COLOURS, '')
    .split('\n')
    .map((one) => one.trimEnd())
    .filter(Boolean);
  const problems = lines.filter((line) =>
    /error TS\d+|^[\w./-]+:\d+:\d+ |^✗|^(Error|\w*Error):|\[vite\]|^\S+ format ━/.test(line),
  );
  return (problems.length > 0 ? problems : lines.slice(-1)).map((line) => `✗ ${part}: ${firstLine(line)}`);
}

/** The list for the end of a run; empty if nothing failed. */
export function failureList(failures) {
  if (failures.length === 0) return '';
  const rest = failures.length - MOST;
  const shown = failures.slice(0, MOST).join('\n');
  return `\n── Failed\n${shown}\n${rest > 0 ? `… and ${rest} more\n` : ''}`;
}

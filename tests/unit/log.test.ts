/** Log lines are buffered and written asynchronously: none may be missing when the process ends. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Ended {
  code: number | null;
  lines: { level: number; line?: number; msg: string; err?: { message: string } }[];
}

/** Runs `logProcess.ts` to its end and returns its output. */
function run(end: 'stop' | 'crash'): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'logProcess.ts'), end], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.on('data', (text) => {
    written += text;
  });
  return new Promise((done) =>
    child.once('close', (code) =>
      done({
        code,
        lines: written
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      }),
    ),
  );
}
const numbers = ({ lines }: Ended) => lines.flatMap(({ line }) => line ?? []);
const all = Array.from({ length: 500 }, (_, index) => index + 1);

it('a process that stops writes every log line in order, including those of its last step', async () => {
  const ended = await run('stop');
  expect(ended.code).toBe(0);
  expect(numbers(ended)).toEqual(all);
  expect(ended.lines.slice(-2).map(({ msg }) => msg)).toEqual(['stopping', 'the last step']);
}, 60_000);

it('a process that crashes writes every log line, ending with the error', async () => {
  const ended = await run('crash');
  expect(ended.code).toBe(1);
  expect(numbers(ended)).toEqual(all);
  expect(ended.lines.at(-1)).toMatchObject({ level: 60, msg: 'uncaught error', err: { message: 'nobody caught this' } });
}, 60_000);

/** The thread that reads spreadsheets: two at a time, each with limited memory and time. */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SheetProblem } from '#schemas/kernel/sheet/book.mjs';
import type { CalendarPlace } from '#schemas/kernel/sheet/calendar.mjs';
import type { Sheet } from '#schemas/kernel/sheet/grid.ts';

/** Beside this file in the sources, beside the bundle when built. */
const WORKER = './sheetWorker.mjs';
const MEMORY_MEGABYTES = 512;
const SECONDS = 30;
const AT_ONCE = 2;

interface Order {
  bytes?: Uint8Array;
  text?: string;
  /** The text is a calendar file, of a building. */
  calendar?: CalendarPlace;
  /** Maximum number of rows read from a sheet. */
  rows: number;
}
export type Read = { sheets: Sheet[] } | SheetProblem | { problem: 'tooBig' };

let running = 0;
const waiting: (() => void)[] = [];
async function turn(): Promise<void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}
const pass = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const run = (order: Order): Promise<Read> =>
  new Promise((resolve) => {
    const worker = new Worker(fileURLToPath(new URL(WORKER, import.meta.url)), {
      workerData: order,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    const end = (read: Read) => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ problem: 'tooBig' }), SECONDS * 1000);
    worker.once('message', (read: Read) => end(read));
    // Out of memory, or a stack overflow.
    worker.once('error', (error) =>
      end({ problem: (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooBig' : 'unreadable' }),
    );
    worker.once('exit', () => end({ problem: 'unreadable' }));
  });

/** Never rejects because of the file's content. */
export async function readInThread(order: Order): Promise<Read> {
  await turn();
  try {
    return await run(order);
  } finally {
    pass();
  }
}

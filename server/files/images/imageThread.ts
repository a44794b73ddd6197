/**
 * The thread in which pictures are decoded: started with the first one, ended when none comes for a while or when one takes
 * too long. It does one at a time; together they would take the memory of all of them.
 */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The thread ends when nothing comes for so long, and gives its memory back. */
const IDLE_MS = 20_000;
/** Beside this file in the sources, beside the bundle when built. */
const WORKER = './imageWorker.mjs';

interface Answer<T> {
  made?: T;
  failed?: string;
  late?: true;
}
/** The picture may be in order; it took too long here and now. */
export class TookTooLong extends Error {}

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** Takes the answer to the order that is under way. */
let answered: (answer: Answer<never>) => void = () => {};

function start(): Worker {
  const worker = new Worker(fileURLToPath(new URL(WORKER, import.meta.url)), { resourceLimits: { maxOldGenerationSizeMb: 512 } });
  const lost = (why: string) => {
    if (thread !== worker) return;
    thread = undefined;
    answered({ failed: why });
  };
  worker.on('message', (answer: Answer<never>) => answered(answer));
  worker.on('error', (error) => lost(error.message));
  worker.on('exit', () => lost('the thread ended'));
  return worker;
}

function end(): void {
  const worker = thread;
  thread = undefined;
  void worker?.terminate();
}

/**
 * Does one order; nobody may ask for the next one before it is answered. After `milliseconds` it is ended with its thread.
 * Rejects with why it could not be done, TookTooLong when it was that.
 */
export function inThread<T>(order: object, milliseconds: number): Promise<T> {
  clearTimeout(idle);
  thread ??= start();
  const worker = thread;
  worker.ref();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      answered({ late: true });
    }, milliseconds);
    answered = ({ made, failed, late }: Answer<T>) => {
      answered = () => {};
      clearTimeout(timer);
      worker.unref();
      idle = setTimeout(end, IDLE_MS).unref();
      if (made !== undefined) resolve(made);
      else reject(late ? new TookTooLong() : new Error(failed));
    };
    worker.postMessage(order);
  });
}

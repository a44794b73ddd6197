/**
 * The thread in which pictures are decoded: started with the first one, ended after an idle period or when a picture takes
 * too long. It does one at a time, because several at once would need their memory together.
 */
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The thread ends after this idle period, which frees its memory. */
const IDLE_MS = 20_000;
/** Beside this file in the sources, beside the bundle when built. */
const WORKER = './imageWorker.mjs';

interface Answer<T> {
  made?: T;
  failed?: string;
  late?: true;
}
/** The picture may be valid; it took too long here and now. */
export class TookTooLong extends Error {}

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
/** Receives the answer to the current job. */
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
 * Does one job; the next one may only be requested after its answer. After `milliseconds` the thread is terminated.
 * Rejects with the reason of the failure, TookTooLong for a timeout.
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

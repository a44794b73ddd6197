// The thread in which PGlite lives: a slow query blocks this thread, never the one that answers requests.
import { parentPort, workerData } from 'node:worker_threads';
import { startEngine } from './engine.mjs';

const starting = startEngine(workerData, (channel, payload) => parentPort.postMessage({ heard: channel, payload }));

parentPort.on('message', async ({ id, verb, ...input }) => {
  try {
    const engine = await starting;
    parentPort.postMessage({ id, value: await engine[verb](input) });
  } catch ({ message, code, constraint, detail }) {
    parentPort.postMessage({ id, error: { message, code, constraint, detail } });
  }
});

starting.then(
  () => parentPort.postMessage({ ready: true }),
  (error) => parentPort.postMessage({ failed: String(error?.message ?? error) }),
);

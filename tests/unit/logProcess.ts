/** A process that logs and ends in the requested way: used by `log.test.ts`. */
import { loggerFor } from '#server/process/log.ts';
import { logUncaught, stopInOrder } from '#server/process/shutdown.ts';

const log = loggerFor({ logLevel: 'info' });
logUncaught(log);
stopInOrder(log, [[{ name: 'work', run: async () => log.info('the last step'), patience: 5_000 }]]);
for (let line = 1; line <= 500; line += 1) log.info({ line }, 'work');
// Keeps the process alive, like a server.
setInterval(() => undefined, 1_000);
if (process.argv[2] === 'crash')
  setImmediate(() => {
    throw new Error('nobody caught this');
  });
else process.kill(process.pid, 'SIGTERM');

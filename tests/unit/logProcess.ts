/** A process that logs and ends in the way that it is told: the subject of `log.test.ts`. */
import { loggerFor } from '#server/process/log.ts';
import { logUncaught, stopInOrder } from '#server/process/shutdown.ts';

const log = loggerFor({ logLevel: 'info' });
logUncaught(log);
stopInOrder(log, [[{ name: 'work', run: async () => log.info('the last step'), patience: 5_000 }]]);
for (let line = 1; line <= 500; line += 1) log.info({ line }, 'work');
// Kept alive, as a server is.
setInterval(() => undefined, 1_000);
if (process.argv[2] === 'crash')
  setImmediate(() => {
    throw new Error('nobody caught this');
  });
else process.kill(process.pid, 'SIGTERM');

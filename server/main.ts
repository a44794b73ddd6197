/** Starts the product: settings, database, migrations, demo data, jobs, HTTP. */
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { isEmbedded, startMaintenance } from './db/pglite/maintenance.ts';
import { warnOfDatabase } from './db/warnOfDatabase.ts';
import { keepTexts } from './engine/notify/steps.ts';
import { GRACE_MS, stopServing } from './http/stopServing.ts';
import { prepareJobs, resumeInterrupted, startJobs } from './jobs/queue.ts';
import { closeMail } from './mail/send.ts';
import { loggerFor } from './process/log.ts';
import { logUncaught, stopInOrder } from './process/shutdown.ts';
import { makeProduct } from './product.ts';
import { isFreshInstallation, refuseDemo, seedDemo } from './seed/demo.ts';
import { printGreeting } from './seed/greeting.ts';
import { startTraces } from './traces/start.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = loggerFor(config);
  logUncaught(log);
  const traces = await startTraces(config, log);
  const db = await openDatabase(config);
  await migrate(db);
  const product = makeProduct();
  // The queues of all jobs must exist before anything is enqueued.
  await prepareJobs(db, product.jobs);
  if (isEmbedded(db)) await resumeInterrupted(db);
  await refuseDemo(db, config);
  // If several processes start together, one seeds the demo data and the others wait for it.
  if (config.seed === 'demo' && (await isFreshInstallation(db)) && (await seedDemo(db, config))) await db.maintain();
  await db.transaction((tx) => keepTexts(tx, product.model.entities));
  const app = await buildApp({ db, config, product });
  const onError = (error: unknown, job?: string) => log.error({ err: error, job }, 'job failed');
  const jobs = await startJobs({ db, config, kinds: product.jobs, onError });
  const care =
    isEmbedded(db) && (await startMaintenance(db, config.backupDir, (error) => log.error({ err: error }, 'maintenance failed')));
  await app.listen({ host: config.host, port: config.port });
  void warnOfDatabase(db, config, log);
  stopInOrder(log, [
    [
      { name: 'http', run: () => stopServing(app), patience: 2 * GRACE_MS },
      { name: 'jobs', run: () => jobs.stop(), patience: 12_000 },
    ],
    [{ name: 'mail', run: async () => closeMail(), patience: 1_000 }],
    [{ name: 'backup', run: async () => (care ? care.stop() : undefined), patience: 30_000 }],
    [{ name: 'database', run: () => db.close(), patience: 10_000 }],
    [{ name: 'traces', run: async () => traces?.stop(), patience: 5_000 }],
  ]);
  printGreeting(app.listeningOrigin, config);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError || error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

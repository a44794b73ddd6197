/** One process of `memory.ts`: a building with so many people, whose list is requested, written and mailed. */
import { runDueJobs } from '#server/jobs/queue.ts';
import { startApi } from '#tests/api/harness.ts';

const rows = Number(process.argv[2]);
const api = await startApi();
const { building } = api.world.here;
await api.db.text(
  `insert into users (full_name, username, status, account_registered)
   select 'Person ' || i, 'person-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i`,
  [rows],
);
await api.db.text(
  `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
   select id, $1::bigint, $1::bigint, 'CONCIERGE', true from users where username like 'person-%'`,
  [building],
);
await api.db.text('analyze');
const admin = await api.as('LANDLORD_ADMIN@here');
const { status } = await admin.get(`/office-centres/${building}/users/email-record`);
if (status !== 202) throw new Error(`the list was not ordered: ${status}`);
const started = Date.now();
await runDueJobs({ db: api.db, config: api.config, kinds: api.product.jobs });
const [task] = await api.db.text<{ status: string; done: number }>('select status, done from background_tasks');
if (task?.status !== 'DONE' || task.done < rows) throw new Error(`the list was not written: ${JSON.stringify(task)}`);
const seconds = (Date.now() - started) / 1000;
await api.close();
process.stdout.write(`${JSON.stringify({ megabytes: process.resourceUsage().maxRSS / 1024, seconds })}\n`);
process.exit(0);

/**
 * `npm run bench`: what the product costs, as ratios within one run and against its budgets. Needs a built portal
 * (`npm run build`), Chromium, and PostgreSQL (`node scripts/withPostgres.mjs npm run bench` brings one).
 *
 *   npm run bench            everything
 *   npm run bench -- lists   one part: lists, groups, audience, access, bookings, orders, reports, emergency, notification, memory, sizes, pages,
 *                            upload, visitors, volumes, suites
 */
import { benchAccess } from './access.ts';
import { benchAudience } from './audience.ts';
import { benchBookings } from './bookings.ts';
import { benchEmergency } from './emergency.ts';
import { benchGroups } from './groups.ts';
import { benchLists } from './lists.ts';
import { benchMemory } from './memory.ts';
import { benchNotification } from './notification.ts';
import { benchOrders } from './orders.ts';
import { benchPages } from './pages.ts';
import { benchReports } from './reports.ts';
import { benchSizes } from './sizes.ts';
import { benchSuites } from './suites.ts';
import { benchUpload } from './upload.ts';
import { benchVisitors } from './visitors.ts';
import { benchVolumes } from './volumes.ts';

const parts = {
  lists: benchLists,
  groups: benchGroups,
  audience: benchAudience,
  access: benchAccess,
  bookings: benchBookings,
  orders: benchOrders,
  emergency: benchEmergency,
  notification: benchNotification,
  reports: benchReports,
  memory: benchMemory,
  sizes: benchSizes,
  pages: benchPages,
  upload: benchUpload,
  visitors: benchVisitors,
  volumes: benchVolumes,
  suites: benchSuites,
};
type Part = keyof typeof parts;

const asked = process.argv.slice(2).filter((one): one is Part => one in parts);
let missed = 0;
for (const part of asked.length ? asked : (Object.keys(parts) as Part[])) {
  process.stdout.write(`\n── ${part}\n`);
  missed += await parts[part]();
}
process.stdout.write(`\n${missed === 0 ? 'Every budget is kept.' : `${missed} budget(s) missed.`}\n`);
process.exit(missed === 0 ? 0 : 1);

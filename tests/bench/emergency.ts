/**
 * How long it takes until 1,000 open portals have an emergency: from the commit to the last one that has read what it says
 * (PostgreSQL). Every portal is a person of the building with a stream, which tells them; a portal that is not told asks.
 */
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import { testServer } from '#tests/api/database.ts';
import { startApi } from '#tests/api/harness.ts';
import { report } from './report.ts';

const PORTALS = 1_000;
const AT_ONCE = 50;
const AT_MOST_MS = 2_000;

interface Portal {
  /** Milliseconds of `performance.now()` at which it has read the emergency. */
  told: Promise<number>;
  close: () => void;
}

/** Opens the stream; resolves when it is open. */
function openPortal(origin: string, token: string, agent: Agent): Promise<Portal> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((opened, failed) => {
    const stream = get(`${origin}/api/live`, { headers, agent: false }, (response) => {
      let tell: (at: number) => void;
      const told = new Promise<number>((resolve) => {
        tell = resolve;
      });
      // What is still being read when all have been told is given up.
      const read = () =>
        get(`${origin}/api/occupant/emergency-broadcasts/current`, { headers, agent }, (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += String(part);
          });
          answer.on('end', () => (JSON.parse(text) as { data: unknown[] }).data.length && tell(performance.now()));
        }).on('error', () => undefined);
      response.on('data', (part) => {
        const text = String(part);
        if (text.includes('event: open')) opened({ told, close: () => stream.destroy() });
        if (text.includes('"emergency-broadcasts"')) {
          if (text.includes('"reply":"NONE"')) tell(performance.now());
          else read();
        }
      });
      response.on('error', () => undefined);
    });
    stream.on('error', failed);
  });
}

export async function benchEmergency(): Promise<number> {
  if (!testServer) throw new Error('this bench needs PostgreSQL: node scripts/withPostgres.mjs npm run bench');
  const api = await startApi({ env: { CONNECTIONS_PER_ADDRESS: '10000' } });
  const { building, tenants } = api.world.here;
  await api.db.text(
    `insert into users (full_name, username, status, account_registered)
     select 'Person ' || i, 'bench-' || i || '@atrium.example', 'ACTIVE', true from generate_series(1, $1::int) i`,
    [PORTALS],
  );
  const people = await api.db.text<{ id: number }>(
    `insert into user_roles (user_id, office_centre_id, building_id, role_code, active)
     select id, $1::bigint, $2::bigint, 'SUB_ADMIN', true from users where username like 'bench-%' returning user_id as id`,
    [tenants[0], building],
  );
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const auth = makeAuth({ db: api.db, config: api.config });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const portals: Portal[] = [];
  for (let from = 0; from < people.length; from += AT_ONCE)
    portals.push(
      ...(await Promise.all(
        people.slice(from, from + AT_ONCE).map(async ({ id }) => {
          const { sessionId } = await createSession(api.db, id, tenants[0]);
          const { accessToken } = await auth.tokens.issue(sessionId, id);
          return openPortal(origin, accessToken, agent);
        }),
      )),
    );
  const admin = await api.as('LANDLORD_ADMIN@here');
  const path = `/office-centres/${building}/emergency-broadcast-templates`;
  const preset = { name: 'Fire', title: { en: 'Fire' }, message: { en: 'Leave now.' }, recipientType: 'ALL' };
  const { data } = await admin.post<{ id: number }>(path, preset);
  const started = performance.now();
  const { success, message } = await admin.put(`${path}/${data.id}/broadcast`);
  if (!success) throw new Error(message);
  const committed = performance.now();
  const last = Math.max(...(await Promise.all(portals.map(({ told }) => told))));
  for (const portal of portals) portal.close();
  agent.destroy();
  await auth.close();
  await api.close();
  return report([
    { what: 'broadcasting to everybody in the building', value: Math.round(committed - started), unit: ' ms' },
    {
      what: 'until the last portal has the emergency',
      value: Math.round(last - committed),
      unit: ' ms',
      atMost: AT_MOST_MS,
      note: `${portals.length.toLocaleString('en')} open portals`,
    },
  ]);
}

/**
 * Creating through the API compared with a bare route that writes the same two rows, the record and its audit log entry, in a
 * transaction, and reads the record back.
 */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { prepared } from '#server/db/statement.ts';
import { testConfig } from '#tests/api/harness.ts';
import type { World } from '#tests/api/world.ts';

const CONNECTIONS = 4;
const EACH = 100;
const TURNS = 3;

/** Requests per second with so many parallel clients. */
async function rate(create: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let number = 0; number < EACH; number += 1) await create();
    }),
  );
  return (CONNECTIONS * EACH * 1000) / (performance.now() - started);
}

interface Sides {
  app: FastifyInstance;
  bare: FastifyInstance;
  db: Database;
  world: World;
}

/** @throws Error when a creation is refused */
export async function creations({ app, bare, db, world }: Sides): Promise<{ ratio: number; perSecond: number }> {
  const { userId, officeCentreId } = world.people['LANDLORD_ADMIN@here'] as { userId: number; officeCentreId: number };
  const auth = makeAuth({ db, config: testConfig() });
  const issued = await createSession(db, userId, officeCentreId);
  const { accessToken } = await auth.tokens.issue(issued.sessionId, userId);
  await auth.close();
  let made = 0;
  bare.post('/bare', async (request) => {
    const { code, name } = request.body as { code: string; name: string };
    return db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: number }>(
        sql`insert into car_parks (office_centre_id, code, name) values (${world.here.building}, ${code}, ${name}) returning id`,
      );
      const changes = JSON.stringify([{ field: 'code', from: null, to: code }]);
      await tx.query(sql`insert into audit_log (entity, record_id, action, user_id, office_centre_id, changes)
        values ('car-parks', ${row?.id}, 'create', ${userId}, ${officeCentreId}, ${changes}::jsonb)`);
      return (await tx.query(prepared(sql`select * from car_parks t where t.id = ${row?.id}`)))[0];
    });
  });
  await bare.listen({ host: '127.0.0.1', port: 0 });
  const post = async (url: string, headers: Record<string, string> = {}) => {
    made += 1;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ code: `B${made}`, name: `Car park ${made}` }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  };
  const product = () => post(`${app.listeningOrigin}/api/car-parks`, { authorization: `Bearer ${accessToken}` });
  const plain = () => post(`${bare.listeningOrigin}/bare`);
  await product();
  await plain();
  const best = { product: 0, bare: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    best.product = Math.max(best.product, await rate(product));
    best.bare = Math.max(best.bare, await rate(plain));
  }
  await bare.close();
  return { ratio: best.product / best.bare, perSecond: best.product };
}

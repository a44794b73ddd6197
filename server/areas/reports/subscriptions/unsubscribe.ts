/**
 * The link in the mail of a subscription that ends it for its reader, without signing in. Mail programs send it with one click (RFC 8058), and whoever
 * opens it is asked first, because programs open links, too. It holds the subscription, the address, and a keyed hash of both.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { reportSubscription } from '#schemas/reports/reportSubscription.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import { askPage, oneClick } from '#server/channels/unsubscribe.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { Services } from '#server/engine/context.ts';
import { systemReach } from '#server/engine/reach/systemReach.ts';
import { writeBySystem } from '#server/engine/write/writeBySystem.ts';
import { AppError } from '#server/errors/appError.ts';
import { responding, sending } from '#server/openapi/responses.ts';

/** Below the API base. */
const PATH = '/report-subscriptions/unsubscribe';

const proofOf = async (on: Queryable, uuid: string, address: string): Promise<string> =>
  createHmac('sha256', await makeAccessTokens(on).key())
    .update(`subscription:${uuid}:${address}`)
    .digest('base64url');

export async function unsubscribeLink(
  on: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  uuid: string,
  address: string,
): Promise<string> {
  const named = Buffer.from(address).toString('base64url');
  return `${publicUrl}/api${PATH}/${uuid}/${named}/${await proofOf(on, uuid, address)}`;
}

interface Left {
  id: number;
  toMe: boolean;
  peopleIds: number[];
  outside: string[];
  isOwner: boolean;
  userId: number | null;
}

/** Takes the address out of the subscription, which rests when nobody is left. */
async function leave(tx: Transaction, { model, config }: Services, uuid: string, address: string): Promise<void> {
  const [found] = await tx.query<Left & object>(sql`
    select s.id::int, s.to_me as "toMe", coalesce(s.people_ids, '{}') as "peopleIds", coalesce(s.outside, '{}') as outside,
      lower(o.username) = ${address} as "isOwner", (select u.id::int from users u where lower(u.username) = ${address}) as "userId"
    from report_subscriptions s join users o on o.id = s.user_id where s.uuid = ${uuid}::uuid for update of s`);
  if (!found) return;
  const values = {
    toMe: found.toMe && !found.isOwner,
    peopleIds: found.peopleIds.map(Number).filter((id) => id !== found.userId),
    outside: found.outside.filter((one) => one.toLowerCase() !== address),
  };
  const isAnybody = values.toMe || values.peopleIds.length > 0 || values.outside.length > 0;
  const on = { model, config, entity: reportSubscription.name, reach: systemReach(address, ''), origin: {} };
  await writeBySystem(tx, on, found.id, 'unsubscribe', isAnybody ? values : { ...values, active: false });
}

type Params = Record<'uuid' | 'address' | 'proof', string>;

/** Registers both calls on an app whose prefix is the API base. Whatever is wrong with a link, the answer is 404. */
export function registerSubscriptionEnd(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const check = async ({ uuid, address: named, proof }: Params) => {
    const address = Buffer.from(named, 'base64url').toString();
    if (!UUID.test(uuid) || !sameSecret(proof, await proofOf(db, uuid, address))) throw new AppError('notFound');
    const [found] = await db.query<{ name: string }>(sql`select name from report_subscriptions where uuid = ${uuid}::uuid`);
    if (!found) throw new AppError('notFound');
    return { address, name: found.name };
  };
  const described = (summary: string, responses: object) => ({ schema: { tags: ['links'], summary, ...responses } });
  const asking = described('Asks whether a subscription is to end, by the link of its mail', sending('text/html', [404, 429]));
  const acting = described('Ends a subscription for its reader, by the link of its mail', responding('nothing', [404, 429]));
  const path = `${PATH}/:uuid/:address/:proof`;
  app.register(async (scope) => {
    oneClick(scope);
    scope.get<{ Params: Params }>(path, asking, async (request, reply) =>
      askPage(reply, request.locale, 'mail.unsubscribe', await check(request.params), false),
    );
    scope.post<{ Params: Params }>(path, acting, async (request, reply) => {
      const said = await check(request.params);
      await db.transaction((tx) => leave(tx, services, request.params.uuid, said.address));
      if (request.headers.accept?.includes('text/html')) return askPage(reply, request.locale, 'mail.unsubscribe', said, true);
      return { success: true, data: null, message: '' };
    });
  });
}

/**
 * Who is mailed without an account can stop it by the link in each such mail. The link holds the address and a keyed hash of it, so nobody
 * stops the mail of others; it needs no sign-in and ends never. The list keeps hashes alone.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { translate } from '#i18n/server.ts';
import { hashToken, sameSecret } from '#server/auth/secrets.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';
import { isPlainAddress } from '#server/mail/mail.ts';
import { sending } from '#server/openapi/responses.ts';

const PATH = '/mail-stop/:address/:proof';
/** What mail programs send for a single click, and our own page's button: neither says anything. */
const FORM = 'application/x-www-form-urlencoded';
const FORM_BYTES = 1024;

const hashOf = (address: string): string => hashToken(address.toLowerCase());
const proofOf = async (on: Queryable, address: string): Promise<string> =>
  createHmac('sha256', await makeAccessTokens(on).key())
    .update(`mail-stop:${address.toLowerCase()}`)
    .digest('base64url');

export async function stopLink(on: Queryable, { publicUrl }: Pick<Config, 'publicUrl'>, address: string): Promise<string> {
  const named = Buffer.from(address.toLowerCase()).toString('base64url');
  return `${publicUrl}/api${PATH.replace(':address', named).replace(':proof', await proofOf(on, address))}`;
}

/** Those of the addresses that want no such mail, in lower case. */
export async function stoppedAmong(on: Queryable, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map(addresses.map((one) => [hashOf(one), one.toLowerCase()]));
  const found = await on.query<{ hash: string }>(
    sql`select address_hash as hash from mail_stops where address_hash = any(${sql.param([...byHash.keys()])}::text[])`,
  );
  return new Set(found.map(({ hash }) => byHash.get(hash) as string));
}

type Said = 'ask' | 'done' | 'again';
/** What the button of a stopped address sends: a person who wants to be reached again needs nobody for it. */
const AGAIN = 'again=';
function page(reply: FastifyReply, locale: Parameters<typeof translate>[0], said: Said, address: string) {
  const say = (key: string) => escapeMarkup(translate(locale, `mail.stop.${key}`, { address }));
  const [label, name] = said === 'done' ? ['allow', ' name="again" value="1"'] : ['button', ''];
  const button = `<form method="post"><button type="submit"${name}>${say(label)}</button></form>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say('title')}</title>`;
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head>${head}</head><body><h1>${say('title')}</h1><p>${say(said)}</p>${button}</body></html>`,
    );
}

/** Registers the page of the link on an app whose prefix is the API base. To open it changes nothing: mail is scanned by opening its links. */
export function registerMailStops(app: FastifyInstance, { db }: { db: Database }): void {
  const schema = (summary: string) => ({ schema: { tags: ['mail'], summary, ...sending('text/html', [404, 429]) } });
  const addressOf = async ({ address, proof }: Record<'address' | 'proof', string>): Promise<string> => {
    const named = Buffer.from(address, 'base64url').toString();
    if (!isPlainAddress(named) || !sameSecret(proof, await proofOf(db, named))) throw new AppError('notFound');
    return named;
  };
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => done(null, body));
    scope.get<{ Params: Record<'address' | 'proof', string> }>(
      PATH,
      schema('The page by which an address without an account stops mail that others cause'),
      async ({ params, locale }, reply) => {
        const address = await addressOf(params);
        const isStopped = (await stoppedAmong(db, [address])).size > 0;
        return page(reply, locale, isStopped ? 'done' : 'ask', address);
      },
    );
    scope.post<{ Params: Record<'address' | 'proof', string> }>(
      PATH,
      schema('Stops mail that others cause, for the address of the link, or allows it again'),
      async ({ params, body, locale }, reply) => {
        const address = await addressOf(params);
        if (typeof body === 'string' && body.startsWith(AGAIN)) {
          await db.query(sql`delete from mail_stops where address_hash = ${hashOf(address)}`);
          return page(reply, locale, 'again', address);
        }
        await db.query(sql`insert into mail_stops (address_hash) values (${hashOf(address)}) on conflict do nothing`);
        return page(reply, locale, 'done', address);
      },
    );
  });
}

/**
 * The link in a notice's mail that turns mail of its kind off, without signing in. Mail programs send it with one click (RFC 8058), and
 * whoever opens it is asked first, because programs open links, too. It holds the person's uuid, the kind, and a keyed hash of both.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import { chosenKinds, type NoticeKind, turnedOffKey } from '#schemas/kernel/notices/channels.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';
import { responding, sending } from '#server/openapi/responses.ts';

/** Below the API base. */
const PATH = '/unsubscribe';

const proofOf = (key: Uint8Array, uuid: string, kind: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${uuid}:${kind}`).digest('base64url');

/** The links of people, by their uuid; undefined for a kind for which nobody has a choice. */
export async function unsubscribeLinks(
  on: Queryable,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  kind: string,
): Promise<((uuid: string) => string) | undefined> {
  if (!chosenKinds.some((one) => one === kind)) return undefined;
  const key = await makeAccessTokens(on).key();
  return (uuid) => `${publicUrl}/api${PATH}/${uuid}/${kind}/${proofOf(key, uuid, kind)}`;
}

/** Where the choice counts: everywhere it was made, and where none was, in the place from which the person last signed in. */
async function turnOff(db: Database, uuid: string, kind: NoticeKind): Promise<void> {
  const key = turnedOffKey(kind);
  await db.query(sql`
    with person as (select id from users where uuid = ${uuid}::uuid), places as (
      select v.provider_building_id as place from user_preferences v join person p on p.id = v.user_id where v.key = ${key}
      union all
      select coalesce((select s.provider_building_id from sessions s where s.user_id = p.id order by s.created_date desc limit 1), 0) from person p
      where not exists (select 1 from user_preferences v where v.user_id = p.id and v.key = ${key}))
    insert into user_preferences (user_id, provider_building_id, key, value)
    select p.id, places.place, ${key}, '["mail"]'::jsonb from person p, places
    on conflict (user_id, provider_building_id, key) do update set updated_date = now(), value = case
      when jsonb_typeof(user_preferences.value) <> 'array' then excluded.value
      when user_preferences.value @> excluded.value then user_preferences.value
      else user_preferences.value || excluded.value end`);
}

const STYLE =
  'body{margin:0;padding:24px 16px;background:#f4f2ee;color:#1d2733;font:16px/1.6 system-ui,sans-serif}main{max-width:480px;margin:0 auto;' +
  'padding:24px;background:#fff;border-radius:12px}h1{margin:0 0 12px;font-size:22px;line-height:1.3}button{min-height:44px;padding:0 20px;' +
  'border:0;border-radius:8px;background:#1d2733;color:#fff;font:inherit}a{color:inherit}';

/**
 * A page without a script that asks with a button, or says that it is done. Its texts are `title`, `text`, `button`, `done` and `doneText` below
 * a key of the catalogue.
 */
export function askPage(
  reply: FastifyReply,
  locale: LocaleCode,
  key: string,
  params: Readonly<Record<string, string>>,
  isDone: boolean,
) {
  const say = (name: string) => escapeMarkup(translate(locale, `${key}.${name}`, params));
  const title = say(isDone ? 'done' : 'title');
  const way = isDone ? '<p><a href="/">Atrium</a></p>' : `<form method="post"><button>${say('button')}</button></form>`;
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${say(isDone ? 'doneText' : 'text')}</p>${way}</main></body></html>`,
    );
}

/** Mail programs send `List-Unsubscribe=One-Click` as a form, of either type; the link says everything. */
export function oneClick(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { bodyLimit: 4096, parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
}

const wordsFor = (locale: LocaleCode, kind: NoticeKind) => ({ kind: translate(locale, `channels.kinds.${kind}`) });

type Params = Record<'person' | 'kind' | 'proof', string>;

/** Registers both calls on an app whose prefix is the API base. Whatever is wrong with a link, the answer is 404. */
export function registerUnsubscribe(app: FastifyInstance, { db }: { db: Database }): void {
  const check = async ({ person, kind, proof }: Params): Promise<NoticeKind> => {
    const known = chosenKinds.find((one) => one === kind);
    if (!known || !UUID.test(person)) throw new AppError('notFound');
    if (!sameSecret(proof, proofOf(await makeAccessTokens(db).key(), person, kind))) throw new AppError('notFound');
    return known;
  };
  const described = (summary: string, responses: object) => ({ schema: { tags: ['channels'], summary, ...responses } });
  const asking = described(
    'Asks whether mail of a kind is to be turned off, by the link of a mail',
    sending('text/html', [404, 429]),
  );
  const acting = described('Turns mail of a kind off, by the link of a mail', responding('nothing', [404, 429]));
  const path = `${PATH}/:person/:kind/:proof`;
  app.register(async (scope) => {
    oneClick(scope);
    scope.get<{ Params: Params }>(path, asking, async (request, reply) =>
      askPage(reply, request.locale, 'mail.off', wordsFor(request.locale, await check(request.params)), false),
    );
    scope.post<{ Params: Params }>(path, acting, async (request, reply) => {
      const kind = await check(request.params);
      await turnOff(db, request.params.person, kind);
      if (request.headers.accept?.includes('text/html'))
        return askPage(reply, request.locale, 'mail.off', wordsFor(request.locale, kind), true);
      return { success: true, data: null, message: '' };
    });
  });
}

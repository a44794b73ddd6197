/**
 * The link to an emergency, for messages outside the portal: it needs no sign-in, says what people are told and nothing about them,
 * and works while the emergency goes on. Programs get JSON, browsers a page without scripts, pictures or fonts.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { readIn } from '#schemas/kernel/fields/localized.ts';
import { fillPath, withColons } from '#schemas/kernel/path.ts';
import { makeAccessTokens } from '#server/auth/accessToken.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { parseId } from '#server/engine/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { escapeMarkup } from '#server/files/escapeMarkup.ts';
import { answering } from '#server/openapi/answering.ts';
import { moment, objectOf, uuid } from '#server/openapi/values.ts';
import { words } from '../current.ts';
import type { ToldEmergency } from './told.ts';

/** Below the API base. */
export const EMERGENCY_LINK = '/office-centres/{officeCentreId}/emergency-broadcasts/{id}/{hash}';

type Linked = Omit<ToldEmergency, 'reply'>;
const linked = objectOf({ uuid, title: words, message: words, broadcastDate: moment });

const hashOf = async (on: Queryable, key: string): Promise<string> =>
  createHmac('sha256', await makeAccessTokens(on).key())
    .update(`emergency:${key}`)
    .digest('base64url');

interface Place {
  id: number;
  uuid: string;
  officeCentreId: number | null;
}
/** Below the portal's address. */
export const emergencyLink = async (on: Queryable, { id, uuid: key, officeCentreId }: Place): Promise<string> =>
  `/api${fillPath(EMERGENCY_LINK, { officeCentreId, id, hash: await hashOf(on, key) })}`;

/** In every language, the reader's first. */
function page({ title, message }: Linked, locale: string): string {
  const spoken = localeCodes.filter((one) => one === locale || title[one] || message[one]);
  const parts = spoken
    .toSorted((one, other) => Number(other === locale) - Number(one === locale))
    .map((one) => {
      const more = translate(one, 'mail.emergencySignIn');
      const lines = [readIn(message, one), more].map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
      return `<section lang="${one}"><h1>${escapeMarkup(readIn(title, one))}</h1>${lines}</section>`;
    });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(readIn(title, locale))}</title>`;
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body>${parts.join('<hr>')}<p><a href="/">Atrium</a></p></body></html>`;
}

/** Registers the call on an app whose prefix is the API base. A wrong link and an emergency that is over look the same. */
export function registerEmergencyLinks(app: FastifyInstance, { db }: { db: Database }): void {
  const schema = {
    tags: ['broadcasts'],
    summary: 'What an emergency that goes on says, by the link of a message',
    ...answering(linked, [404, 429]),
  };
  app.get<{ Params: Record<'officeCentreId' | 'id' | 'hash', string> }>(
    withColons(EMERGENCY_LINK),
    { schema },
    async ({ params, headers, locale }, reply) => {
      const [id, place] = [parseId(params.id), parseId(params.officeCentreId)];
      const [told] = await db.query<Linked>(sql`
        select uuid, title, message, broadcast_date as "broadcastDate" from emergency_broadcasts
        where id = ${id} and office_centre_id = ${place} and status = 'ONGOING'`);
      // Compared also where there is nothing, so that the time tells nothing either.
      const isRight = sameSecret(params.hash, await hashOf(db, told?.uuid ?? ''));
      if (!told || !isRight) throw new AppError('notFound');
      if (headers.accept?.includes('text/html')) return reply.type('text/html; charset=utf-8').send(page(told, locale));
      return { success: true, data: told, message: '' };
    },
  );
}

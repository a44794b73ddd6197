/**
 * The link to an emergency, for messages outside the portal: it needs no sign-in, and says what people are told and nothing about them.
 * It stays when the emergency is over, and says so: mail is read late. Programs get JSON, browsers a page.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fillPath, withColons } from '#schemas/kernel/calls/path.ts';
import { sameSecret } from '#server/auth/secrets.ts';
import { makeAccessTokens } from '#server/auth/session/accessToken.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { parseId } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { responding } from '#server/openapi/responses.ts';
import { moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';
import { words } from '../current.ts';
import { emergencyPage, type Linked, wrongLinkPage } from './linkPage.ts';

/** Below the API base. */
export const EMERGENCY_LINK = '/office-centres/{officeCentreId}/emergency-broadcasts/{id}/{hash}';

const linked = objectOf({
  uuid,
  title: words,
  message: words,
  broadcastDate: moment,
  stoppedDate: orNull(moment),
  building: text,
});

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

/** Registers the call on an app whose prefix is the API base. A wrong link and an emergency that has never begun look the same. */
export function registerEmergencyLinks(app: FastifyInstance, { db }: { db: Database }): void {
  const schema = {
    tags: ['broadcasts'],
    summary: 'What an emergency says, or since when it is over, by the link of a message',
    ...responding(linked, [404, 429]),
  };
  app.get<{ Params: Record<'officeCentreId' | 'id' | 'hash', string> }>(
    withColons(EMERGENCY_LINK),
    { schema },
    async ({ params, headers, locale }, reply) => {
      const [id, place] = [parseId(params.id), parseId(params.officeCentreId)];
      const [found] = await db.query<Linked & { zone: string }>(sql`
        select e.uuid, e.title, e.message, e.broadcast_date as "broadcastDate", e.stopped_date as "stoppedDate",
          c.building_name as building, c.time_zone as zone
        from emergency_broadcasts e join office_centres c on c.id = e.office_centre_id
        where e.id = ${id} and e.office_centre_id = ${place} and e.status in ('ONGOING', 'PAST')`);
      // Compared also where there is nothing, so that the time tells nothing either.
      const isRight = sameSecret(params.hash, await hashOf(db, found?.uuid ?? ''));
      const isBrowser = headers.accept?.includes('text/html');
      const html = (page: string) => reply.type('text/html; charset=utf-8').send(page);
      if (!found || !isRight) {
        if (!isBrowser) throw new AppError('notFound');
        reply.code(404);
        return html(wrongLinkPage(locale));
      }
      const { zone, ...told } = found;
      if (isBrowser) return html(emergencyPage(told, zone, locale));
      return { success: true, data: told, message: '' };
    },
  );
}

/** The mailbox page's calls: mail kept because no SMTP server is set. On this machine alone, unless enabled explicitly. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { asItIs, attachment } from '#server/files/sendFile.ts';
import { BytesGone, storageOf } from '#server/files/storage.ts';
import { responding, sending } from '#server/openapi/responses.ts';
import { any, byKey, listOf } from '#server/openapi/values.ts';
import { withLogoInside } from './logo.ts';
import type { Attachment } from './queue.ts';

const columns = sql.raw(`id, to_address as "to", subject, text as body, created_date as "createdDate", (
  select coalesce(json_agg(json_build_object('filename', a ->> 'filename', 'contentType', a ->> 'contentType')), '[]')
  from jsonb_array_elements(attachments) a) as attachments`);
const NEWEST = 50;

/** Registers `GET /mailbox`, `/mailbox/{id}` and its attachments on an app whose prefix is the API base. */
export function registerMailbox(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  const open = () => {
    if (!config.mailbox) throw new AppError('notFound');
  };
  const listed = {
    schema: {
      tags: ['mailbox'],
      summary: 'The newest mails that were not sent; ?to= those to an address',
      ...responding(listOf(byKey(any)), [404, 429]),
    },
  };
  app.get<{ Querystring: { to?: string } }>('/mailbox', listed, async ({ query: { to } }) => {
    open();
    const whose = typeof to === 'string' ? sql`and to_address = ${to}` : sql.raw('');
    const data = await db.query(
      sql`select ${columns} from mails where status <> 'SENT' ${whose} order by id desc limit ${NEWEST}`,
    );
    return { success: true, data, message: '' };
  });
  app.get<{ Params: { id: string } }>(
    '/mailbox/:id',
    { schema: { tags: ['mailbox'], summary: 'One mail', ...responding(byKey(any), [404, 429]) } },
    async (request) => {
      open();
      const { id } = request.params;
      const [found] = /^\d{1,15}$/.test(id)
        ? await db.query<{ html: string; buildingId: number | null }>(sql`
          select ${columns}, html, office_centre_id::int as "buildingId" from mails where id = ${Number(id)}`)
        : [];
      if (!found) throw new AppError('notFound');
      const { buildingId, ...mail } = found;
      return {
        success: true,
        data: { ...mail, html: await withLogoInside(db, config, { buildingId, html: mail.html }) },
        message: '',
      };
    },
  );
  app.get<{ Params: { id: string; place: string } }>(
    '/mailbox/:id/attachments/:place',
    {
      ...asItIs,
      schema: {
        tags: ['mailbox'],
        summary: 'The bytes of an attachment, by its place in the mail from 0 on',
        ...sending('*/*', [404, 429]),
      },
    },
    async ({ params: { id, place } }, reply) => {
      open();
      if (!/^\d{1,15}$/.test(id) || !/^\d{1,2}$/.test(place)) throw new AppError('notFound');
      const [found] = await db.query<Attachment>(sql`
        select a.* from mails, jsonb_to_record(attachments -> ${Number(place)}::int)
          as a(filename text, "contentType" text, "storageKey" text, text text) where id = ${Number(id)}`);
      if (!found?.storageKey && !found?.text) throw new AppError('notFound');
      const bytes =
        found.text ??
        (await storageOf(config)
          .read(found.storageKey as string)
          .catch((error: unknown) => {
            throw error instanceof BytesGone ? new AppError('notFound') : error;
          }));
      return reply
        .type(found.contentType)
        .headers({
          'content-disposition': attachment(found.filename),
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        })
        .send(bytes);
    },
  );
}

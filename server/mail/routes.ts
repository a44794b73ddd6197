/** The mailbox page's calls: mail kept because no SMTP server is set. On this machine alone, unless enabled explicitly. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';

const columns = sql.raw('id, to_address as "to", subject, text as body, created_date as "createdDate"');
const NEWEST = 50;

/** Registers `GET /mailbox` and `GET /mailbox/{id}` on an app whose prefix is the API base. */
export function registerMailbox(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  const open = () => {
    if (!config.mailbox) throw new AppError('notFound');
  };
  const listed = { schema: { tags: ['mailbox'], summary: 'The newest mails that were not sent; ?to= those to an address' } };
  app.get<{ Querystring: { to?: string } }>('/mailbox', listed, async ({ query: { to } }) => {
    open();
    const whose = typeof to === 'string' ? sql`where to_address = ${to}` : sql.raw('');
    const data = await db.query(sql`select ${columns} from mails ${whose} order by id desc limit ${NEWEST}`);
    return { success: true, data, message: '' };
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', { schema: { tags: ['mailbox'], summary: 'One mail' } }, async (request) => {
    open();
    const { id } = request.params;
    const [data] = /^\d{1,15}$/.test(id)
      ? await db.query(sql`
          select ${columns}, html, coalesce((select json_agg(json_build_object('filename', a ->> 'filename', 'contentType', a ->> 'contentType')) from jsonb_array_elements(attachments) a), '[]') as attachments from mails where id = ${Number(id)}`)
      : [];
    if (!data) throw new AppError('notFound');
    return { success: true, data, message: '' };
  });
}

/** Notices by mail: each person gets one mail, in the language that they have chosen. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { idList } from '#server/db/idList.ts';
import type { Job } from '#server/jobs/job.ts';
import { enqueueMails, isPlainAddress } from '#server/mail/mail.ts';
import { type Batch, DELIVER, isPath, priorityOf } from './deliver.ts';
import { takeBatch } from './takeBatch.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

const linkOf = (link: string, publicUrl: string): string => (isPath(link) ? `${publicUrl}${link}` : link);

export const mailNotices: Job<Batch> = {
  name: DELIVER.MAIL,
  // It orders the mails of one batch; an emergency must not wait longer for a process that has died.
  expireSeconds: 30,
  run: (batch, { db, config }) =>
    db.transaction(async (tx) => {
      const notice = await takeBatch(tx, 'MAIL', batch);
      if (!notice) return;
      const { title, message, userIds, buildingId } = notice;
      const people = await tx.query<{ to: string; name: string; uuid: string }>(
        sql`select username as "to", full_name as name, uuid from users where id = any(${idList(userIds)})`,
      );
      const choice = { word: batch.urgent ? 'mail.notice.urgent' : 'mail.notice.choice' };
      const params = { title, message, link: linkOf(notice.link ?? '/', config.publicUrl), choice };
      // Nobody has a choice for what is urgent.
      const linkFor = batch.urgent ? undefined : await unsubscribeLinks(tx, config, notice.kind);
      const orders = people.filter(({ to }) => isPlainAddress(to));
      await enqueueMails(
        tx,
        orders.map(({ to, name, uuid }) => ({
          to,
          name,
          template: 'notice',
          params,
          locale: fallbackLocale,
          buildingId,
          unsubscribe: linkFor?.(uuid),
        })),
        priorityOf(batch),
      );
    }),
};

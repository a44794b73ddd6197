/** Keeps what a directory or an identity provider asked and was refused, for the admins of the place: whom, what, when and why. */
import { sql } from 'drizzle-orm';
import type { IdentityReason } from '#schemas/users/identityRefusal.ts';
import type { Queryable } from '#server/db/database.ts';

export interface IdentityRefusal {
  /** The company, or the building itself. */
  centreId: number | null;
  buildingId: number | null;
  source: 'DIRECTORY' | 'SIGN_IN';
  /** Whom it was about, as far as that is known. */
  subject?: string;
  /** What was asked. */
  asked?: string;
  reason: IdentityReason;
  /** Our own sentence or code; never a code, token or secret that was sent. */
  detail?: string;
}

/** Rows of one place: a directory that asks for nonsense all day fills no table. */
const MOST = 2000;
const cut = (text: string | undefined, max: number): string | null =>
  text
    ?.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '') || null;

/** Adds a row, or counts one that says the same; the oldest of very many goes. */
export async function noteRefusal(on: Queryable, refusal: IdentityRefusal): Promise<void> {
  const { centreId, buildingId, source, reason } = refusal;
  const [subject, asked, detail] = [cut(refusal.subject, 254), cut(refusal.asked, 120), cut(refusal.detail, 300)];
  const known = await on.query(sql`
    update identity_refusals set times = times + 1, last_date = now(), detail = ${detail}::text, updated_date = now(), version = version + 1
    where id = (select id from identity_refusals where office_centre_id = ${centreId} and source = ${source} and reason = ${reason}
      and subject is not distinct from ${subject}::text and asked is not distinct from ${asked}::text order by id desc limit 1)
    returning id`);
  if (known.length) return;
  await on.query(sql`
    insert into identity_refusals (source, subject, asked, reason, detail, times, last_date, office_centre_id, building_id)
    values (${source}, ${subject}, ${asked}, ${reason}, ${detail}, 1, now(), ${centreId}, ${buildingId})`);
  await on.query(sql`
    delete from identity_refusals where id in (select id from identity_refusals where office_centre_id = ${centreId}
      order by last_date desc offset ${MOST})`);
}

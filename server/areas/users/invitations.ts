/** Invitations (000 §4, §8): new people are mailed a link, to confirm an account or to join with their existing one. */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { audit } from '#server/audit/audit.ts';
import { createLinks, LINK_MINUTES } from '#server/auth/password/links.ts';
import { enqueueOutside } from '#server/channels/outside/enqueueOutside.ts';
import type { Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { everywhere } from '#server/engine/reach/reach.ts';
import { chunksOf } from '#server/engine/upload/chunks.ts';
import { AppError } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { personIn, requireMayChange } from './memberships.ts';

/** Minimum seconds between two invitations. */
export const PAUSE_SECONDS = 60;
const DAYS = LINK_MINUTES.INVITATION / (24 * 60);

interface Invited {
  userId: number;
  officeCentreId: number | null;
}
export interface By {
  config: Pick<Config, 'publicUrl'>;
  locale: LocaleCode;
  userId: number;
}

interface Person {
  userId: number;
  officeCentreId: number | null;
  username: string;
  name: string;
  company: string;
  building: string;
  buildingId: number | null;
  registered: boolean;
}

/** The receivers, and the office centre that invites them. */
const peopleOf = (tx: Transaction, invited: readonly Invited[]): Promise<Person[]> =>
  tx.query<Person>(sql`
    select u.id as "userId", c.id as "officeCentreId", u.username, u.full_name as name,
      coalesce(u.account_registered, false) as registered, coalesce(c.company_name, 'Atrium') as company,
      coalesce(b.building_name, b.company_name, 'Atrium') as building, b.id as "buildingId"
    from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb) as r("userId" bigint, "officeCentreId" bigint)
    join users u on u.id = r."userId"
    left join office_centres c on c.id = r."officeCentreId"
    left join office_centres b on b.id = coalesce(c.landlord_id, c.id)`);

/** The texts for somebody with an account, and for somebody without one. */
const templates = {
  join: { template: 'membershipInvitation', page: '/invitation' },
  register: { template: 'invitation', page: '/confirm-account' },
} as const;

/**
 * Mails everybody a link; earlier links of the same office centre stop working. `isFirst`: the office centre that created the
 * person, where the date is recorded; an invitation from any other leaves no trace on the person.
 * @returns whether all of them are sent: an address may have stopped mail from here
 */
export async function sendInvitations(
  tx: Transaction,
  invited: readonly Invited[],
  by: By,
  { isFirst }: { isFirst: boolean },
): Promise<boolean> {
  let all = true;
  for (const some of chunksOf(invited)) {
    const people = await peopleOf(tx, some);
    if (people.length !== some.length) throw new AppError('notFound');
    const ids = sql.param(people.map(({ userId }) => userId));
    if (isFirst) await tx.query(sql`update users set invite_last_sent_date = now() where id = any(${ids}::bigint[])`);
    const tokens = await createLinks(
      tx,
      'INVITATION',
      people.map(({ userId, officeCentreId }) => ({ userId, officeCentreId, createdBy: by.userId || null })),
    );
    const orders = people.map(({ username, name, building, company, registered, officeCentreId, buildingId }, index) => {
      const { template, page } = templates[registered ? 'join' : 'register'];
      const link = `${by.config.publicUrl}${page}?token=${tokens[index]}`;
      const greeting = registered || isFirst ? { name } : {};
      const order = { to: username, ...greeting, template, params: { building, company, days: DAYS, link }, locale: by.locale };
      return { order, officeCentreId, buildingId };
    });
    for (const officeCentreId of new Set(orders.map((one) => one.officeCentreId))) {
      const own = orders.filter((one) => one.officeCentreId === officeCentreId);
      const buildingId = own[0]?.buildingId ?? null;
      const sender = { company: officeCentreId === buildingId ? null : officeCentreId, buildingId };
      const asked = own.map(({ order }) => order);
      // How many people a company may have is no matter of mail: only what each of them gets is.
      if ((await enqueueOutside(tx, by.config, undefined, sender, asked)).length) all = false;
    }
  }
  return all;
}

/** Where somebody asked for this mail alone. Throws AppError notAllowedNow for one that was not sent. */
export function requireSent(isSent: boolean): void {
  if (!isSent) throw new AppError('notAllowedNow', { messageKey: 'errors.outsideStopped' });
}

export const sendRegistration: Handler = async ({ db, config, model, reach, locale, body, origin }) => {
  const { userId } = requireKeys(body, ['userId']);
  if (typeof userId !== 'number') throw new AppError('validation', { fields: { userId: { code: 'notNumber' } } });
  return db.transaction(async (tx) => {
    const { person, memberships } = await personIn(tx, userId, everywhere(reach));
    requireMayChange(memberships, reach);
    if (person.registered || person.status !== 'PENDING') throw new AppError('notAllowedNow');
    if (person.secondsSinceInvite !== null && person.secondsSinceInvite < PAUSE_SECONDS)
      throw new AppError('tooMany', { headers: { 'retry-after': String(PAUSE_SECONDS - person.secondsSinceInvite) } });
    const by = { config, locale, userId: reach.session.userId };
    const invited = [{ userId, officeCentreId: memberships[0]?.officeCentreId ?? null }];
    requireSent(await sendInvitations(tx, invited, by, { isFirst: true }));
    await audit(tx, {
      entity: model.entity('users'),
      recordId: userId,
      action: 'sendRegistration',
      reach,
      origin,
      changes: [],
    });
    return null;
  });
};

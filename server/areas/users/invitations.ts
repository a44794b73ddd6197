/** Invitations (000 §4, §8): whoever is added and has no account is mailed a link to confirm it. */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { createLink, LINK_MINUTES } from '#server/auth/links.ts';
import type { Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import { registerCall } from '#server/engine/areaCalls.ts';
import { audit } from '#server/engine/audit.ts';
import { requireKeys } from '#server/engine/write/gates.ts';
import { AppError } from '#server/http/errors.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { personIn, requireMayChange } from './memberships.ts';

/** An invitation is not sent again within so many seconds. */
const PAUSE_SECONDS = 60;
const DAYS = LINK_MINUTES.INVITATION / (24 * 60);

interface Invited {
  userId: number;
  officeCentreId: number | null;
}
interface By {
  config: Pick<Config, 'publicUrl'>;
  locale: LocaleCode;
  userId: number;
}

/** Mails the link, and notes when; earlier links of the same office centre stop working. */
export async function sendInvitation(tx: Transaction, { userId, officeCentreId }: Invited, by: By): Promise<void> {
  const [person] = await tx.query<{ username: string; name: string; building: string; company: string }>(sql`
    update users u set invite_last_sent_date = now() where u.id = ${userId}
    returning u.username, u.full_name as name,
      coalesce((select company_name from office_centres where id = ${officeCentreId}), 'Atrium') as company,
      coalesce((select coalesce(b.building_name, b.company_name) from office_centres c join office_centres b on b.id = coalesce(c.landlord_id, c.id)
        where c.id = ${officeCentreId}), 'Atrium') as building`);
  if (!person) throw new AppError('notFound');
  const token = await createLink(tx, { purpose: 'INVITATION', userId, officeCentreId, createdBy: by.userId });
  await enqueueMail(tx, {
    to: person.username,
    name: person.name,
    template: 'invitation',
    params: {
      building: person.building,
      company: person.company,
      days: DAYS,
      link: `${by.config.publicUrl}/confirm-account?token=${token}`,
    },
    locale: by.locale,
  });
}

/** Tells somebody who has an account that another office centre has added them. */
export async function mailAdded(tx: Transaction, { userId, officeCentreId }: Invited, by: By): Promise<void> {
  const [found] = await tx.query<{ username: string; name: string; company: string }>(sql`
    select u.username, u.full_name as name, c.company_name as company from users u, office_centres c
    where u.id = ${userId} and c.id = ${officeCentreId}`);
  if (found)
    await enqueueMail(tx, {
      to: found.username,
      name: found.name,
      template: 'addedToCentre',
      params: { company: found.company, link: `${by.config.publicUrl}/login` },
      locale: by.locale,
    });
}

registerCall({
  area: 'users',
  method: 'PUT',
  path: '/users/registration/send-registration',
  summary: 'Send the invitation of a person without an account again',
  permission: 'USER_MANAGE',
  notice: 'inviteResent',
  run: async ({ db, config, model, reach, locale, body, origin }) => {
    const { userId } = requireKeys(body, ['userId']);
    if (typeof userId !== 'number') throw new AppError('validation', { fields: { userId: { code: 'notNumber' } } });
    return db.transaction(async (tx) => {
      const { person, memberships } = await personIn(tx, userId, reach);
      requireMayChange(memberships, reach);
      if (person.registered || person.status !== 'PENDING') throw new AppError('notAllowedNow');
      if (person.secondsSinceInvite !== null && person.secondsSinceInvite < PAUSE_SECONDS)
        throw new AppError('tooMany', { headers: { 'retry-after': String(PAUSE_SECONDS - person.secondsSinceInvite) } });
      const by = { config, locale, userId: reach.session.userId };
      await sendInvitation(tx, { userId, officeCentreId: memberships[0]?.officeCentreId ?? null }, by);
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
  },
});

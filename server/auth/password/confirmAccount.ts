/** Registration (000 §4 Invitation, §2 confirm-account): an invited person chooses a password and agrees to the terms. */
import { sql } from 'drizzle-orm';
import * as yup from 'yup';
import type { LocaleCode } from '#i18n/locales.ts';
import { type Role, welcomePage } from '#schemas/kernel/rights/access.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { user } from '#schemas/users/user.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Transaction } from '#server/db/database.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { consentVersion, termsVersion } from '#server/settings/portalSettings.ts';
import { settleInvitation } from '../invitations/answerInvitation.ts';
import { type PendingInvitation, pendingFor } from '../invitations/pendingInvitations.ts';
import { findLink, LINK_MINUTES, type Link, removeLinks, useLink } from './links.ts';
import { newCredential, requireStrong, storeCredential } from './setPassword.ts';

export interface Registration {
  token: string;
  fullName: string;
  password: string;
  mobileNumber: string | null;
  termsVersion: string;
  consentVersion: string;
}
export interface Invitation {
  link: Link;
  fullName: string;
  username: string;
  companyName: string;
  buildingName: string;
  roleCode: Role;
  /** Absent for the office centre that created the person: registering accepts that one. */
  asked?: PendingInvitation;
}

const invalid = () => new AppError('invalidInvitation');

/**
 * The invitation of a token: from the office centre that created the person, or from one that invited them later.
 * Throws AppError `invalidInvitation` for one that cannot be accepted (any more).
 */
export async function requireInvitation(on: Queryable, token: string, lock = false): Promise<Invitation> {
  const link = await findLink(on, token, { lock });
  if (link?.purpose !== 'INVITATION' || link.status !== 'OPEN' || link.expired) throw invalid();
  const [found] = await on.query<Omit<Invitation, 'link' | 'asked'>>(sql`
    select u.full_name as "fullName", u.username, coalesce(c.company_name, 'Atrium') as "companyName",
      coalesce(b.building_name, '') as "buildingName", r.role_code as "roleCode"
    from users u left join user_roles r on r.user_id = u.id and r.active and r.office_centre_id is not distinct from ${link.officeCentreId}
      left join office_centres c on c.id = r.office_centre_id left join office_centres b on b.id = coalesce(c.landlord_id, c.id)
    where u.id = ${link.userId} and u.status = 'PENDING' and not coalesce(u.account_registered, false)
      and coalesce(c.active and b.active, true)
    order by r.id limit 1`);
  if (!found) throw invalid();
  if (found.roleCode) return { link, ...found };
  const asked = await pendingFor(on, link.userId, link.officeCentreId, lock);
  if (!asked) throw invalid();
  // Data that another office centre entered about the person is not disclosed here.
  return { link, ...found, ...asked, fullName: '', asked };
}

/**
 * Registering accepts the office centre whose invitation was used. Another one that had added the person before becomes a
 * pending invitation, like any later one, and the data that it entered about the person is deleted.
 */
async function askAgain(tx: Transaction, userId: number, officeCentreId: number | null): Promise<void> {
  const others = sql`r.user_id = ${userId} and r.office_centre_id is not null and r.office_centre_id is distinct from ${officeCentreId}`;
  const asked = await tx.query(sql`
    insert into user_invitations (username, office_centre_id, building_id, role_code, status, sent_date, sent_count, expiry_date, from_provider)
    select lower(u.username), r.office_centre_id, r.building_id, r.role_code, 'PENDING', u.invite_last_sent_date, 0,
      now() + make_interval(mins => ${LINK_MINUTES.INVITATION}::int), false
    from user_roles r join users u on u.id = r.user_id where ${others} returning id`);
  if (!asked.length) return;
  await tx.query(sql`delete from user_roles r where ${others}`);
  await tx.query(
    sql`update users set office_number = null, job_title = null, face_image_id = null, invite_last_sent_date = null where id = ${userId}`,
  );
}

const form = yup.object({
  fullName: fieldSchema(user.fields.fullName, true),
  mobileNumber: fieldSchema(user.fields.mobileNumber),
});

/** Throws AppError `validation` listing every invalid field, before anything is written. */
function requireForm(config: Pick<Config, 'portal'>, given: Registration): void {
  const versions = { termsVersion: termsVersion(config), consentVersion: consentVersion(config) };
  const changed = (Object.keys(versions) as (keyof typeof versions)[]).filter((name) => given[name] !== versions[name]);
  refuseProblems({
    ...problemsOf(form, { fullName: given.fullName, mobileNumber: given.mobileNumber }),
    ...Object.fromEntries(changed.map((name) => [name, { code: 'versionChanged' }])),
  });
  requireStrong(given.password);
}

/**
 * Creates the account: name, password, both consents with version, language, time and address. Returns the success page.
 * @throws AppError `invalidInvitation`, `validation`
 */
export async function confirmAccount(
  { db, config }: { db: Database; config: Config },
  given: Registration,
  from: { locale: LocaleCode; ip: string | null },
): Promise<string> {
  const { link } = await requireInvitation(db, given.token);
  requireForm(config, given);
  const credential = await newCredential(db, link.userId, given.password);
  return db.transaction(async (tx) => {
    // Locked, the person first as everywhere: of two simultaneous submissions, only one registers.
    await tx.query(sql`select 1 from users where id = ${link.userId} for update`);
    const invitation = await requireInvitation(tx, given.token, true);
    if (!(await useLink(tx, invitation.link.id))) throw invalid();
    await tx.query(sql`
      update users set full_name = ${given.fullName.trim()}, mobile_number = ${invitation.asked ? sql`${given.mobileNumber}::text` : sql`coalesce(${given.mobileNumber}, mobile_number)`}, status = 'ACTIVE',
        account_registered = true, version = version + 1, updated_date = now() where id = ${link.userId}`);
    await storeCredential(tx, link.userId, credential);
    await removeLinks(tx, { purpose: 'INVITATION', userId: link.userId, officeCentreId: link.officeCentreId });
    await askAgain(tx, link.userId, link.officeCentreId);
    if (invitation.asked) await settleInvitation(tx, link.userId, invitation.asked, { accept: true, ip: from.ip });
    await tx.query(sql`
      insert into consents (user_id, document, version, locale, ip) values
        (${link.userId}, 'TERMS', ${given.termsVersion}, ${from.locale}, ${from.ip}),
        (${link.userId}, 'PERSONAL_DATA', ${given.consentVersion}, ${from.locale}, ${from.ip})`);
    return welcomePage(invitation.roleCode);
  });
}

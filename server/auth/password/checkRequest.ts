/** POST /auth/check-request-valid (000 §7): is a mailed link still valid, and what may its holder be told? */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/errors/appError.ts';
import { consentVersion, termsVersion } from '#server/settings/portalSettings.ts';
import { pendingFor } from '../invitations/pendingInvitations.ts';
import { maskEmail } from '../secrets.ts';
import { requireInvitation } from './confirmAccount.ts';
import { findLink, type Link } from './links.ts';
import { requireResetLink } from './resetPassword.ts';

/** The invitation shown to somebody who has an account; undefined for a person who must register first. */
async function membershipOffer(db: Database, link: Link, locale: LocaleCode) {
  const [person] = await db.query<{ username: string }>(
    sql`select username from users where id = ${link.userId} and status = 'ACTIVE' and account_registered`,
  );
  if (!person) return undefined;
  const asked = link.status === 'OPEN' && !link.expired ? await pendingFor(db, link.userId, link.officeCentreId) : undefined;
  if (!asked) throw new AppError('invalidInvitation');
  const { companyName, buildingName, roleCode } = asked;
  const roleName = translate(locale, `roles.${roleCode}`);
  return { purpose: 'MEMBERSHIP', maskedEmail: maskEmail(person.username), companyName, buildingName, roleCode, roleName };
}

/** Throws AppError `linkExpired`, or `invalidInvitation` for an invitation link. */
export async function checkRequest({ db, config }: { db: Database; config: Config }, token: string, locale: LocaleCode) {
  const known = await findLink(db, token);
  if (known?.purpose === 'INVITATION') {
    const joins = await membershipOffer(db, known, locale);
    if (joins) return joins;
    const { link, fullName, username, companyName, buildingName, roleCode } = await requireInvitation(db, token);
    return {
      purpose: link.purpose,
      maskedEmail: maskEmail(username),
      fullName,
      username,
      companyName,
      buildingName,
      roleCode,
      termsVersion: termsVersion(config),
      consentVersion: consentVersion(config),
    };
  }
  const { purpose, userId } = await requireResetLink(db, token);
  const [person] = await db.query<{ username: string }>(sql`select username from users where id = ${userId}`);
  return { purpose, maskedEmail: maskEmail(person?.username ?? '') };
}

/** POST /auth/check-request-valid (000 §7): is a mailed link still good, and what may its holder be told? */
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { consentVersion, termsVersion } from '#server/portalSettings.ts';
import { requireInvitation } from './confirmAccount.ts';
import { findLink } from './links.ts';
import { requireResetLink } from './resetPassword.ts';
import { maskEmail } from './secrets.ts';

/** Throws AppError `linkExpired`, or `invalidInvitation` for a link that was an invitation. */
export async function checkRequest({ db, config }: { db: Database; config: Config }, token: string) {
  const known = await findLink(db, token);
  if (known?.purpose === 'INVITATION') {
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

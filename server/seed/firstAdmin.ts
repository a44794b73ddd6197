/** The first person of a fresh installation: everybody else is added in the portal. */
import { sql } from 'drizzle-orm';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { isHead, isPlatformRole } from '#schemas/kernel/rights/roleQuestions.ts';
import { roleCodes } from '#schemas/kernel/rights/roles.ts';
import { audit } from '#server/audit/audit.ts';
import { createLink, LINK_MINUTES } from '#server/auth/password/links.ts';
import { resetLink } from '#server/auth/password/resetPassword.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

/** The head role of the provider. */
const HEAD = roleCodes.find((role) => isPlatformRole(role) && isHead(role)) ?? '';
/** One at a time: two concurrent commands create one admin. An arbitrary number, the same in every process. */
const LOCK = 4_127_004;

/**
 * Adds the provider's first super admin. No mail is sent, because mail may not be set up yet.
 * @returns the address of the page on which the person chooses a password, valid for `minutes`
 * @throws Error with a sentence for the operator: invalid address, known address, or an active super admin exists
 */
export async function addFirstAdmin(
  db: Database,
  config: Pick<Config, 'publicUrl'>,
  { email, fullName }: { email: string; fullName: string },
): Promise<{ link: string; minutes: number }> {
  const username = normalEmail(email);
  if (!username) throw new Error(`'${email}' is no e-mail address.`);
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [head] = await tx.query<{ username: string }>(sql`
      select u.username from users u join user_roles r on r.user_id = u.id
      where r.role_code = ${HEAD} and r.active and u.status = 'ACTIVE' limit 1`);
    if (head) throw new Error(`There is a super admin already: ${head.username}. Further people are added in the portal.`);
    const [known] = await tx.query(sql`select id from users where lower(username) = ${username}`);
    if (known) throw new Error(`${username} has an account already. Take another address for the provider's super admin.`);
    const [person] = await tx.query<{ id: number }>(sql`
      insert into users (full_name, username, status, account_registered) values (${fullName || username}, ${username}, 'ACTIVE', true)
      returning id`);
    const userId = (person as { id: number }).id;
    await tx.query(sql`insert into user_roles (user_id, role_code, active) values (${userId}, ${HEAD}, true)`);
    const reach = { session: { userId: 0, fullName: 'Atrium' }, centreId: null };
    await audit(tx, { entity: { name: 'users' }, recordId: userId, action: 'create', reach, origin: {}, changes: [] });
    return {
      link: resetLink(config, await createLink(tx, { purpose: 'PASSWORD_RESET', userId })),
      minutes: LINK_MINUTES.PASSWORD_RESET,
    };
  });
}

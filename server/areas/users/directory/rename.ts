/**
 * Another address for somebody whom the directory has renamed. People sign in with their address, so it moves only where the same
 * organisation has both: whoever could read the mail of the old one can read that of the new one anyway.
 */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { audit } from '#server/audit/audit.ts';
import { proofsOf } from '#server/auth/sso/domainProofs.ts';
import { domainOf, sharedDomains } from '#server/auth/sso/domains.ts';
import type { Transaction } from '#server/db/database.ts';
import { announce } from '#server/live/announce.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { type PersonThere, personThere } from './person.ts';
import type { Sync } from './syncContext.ts';

async function isOneOrganisation(tx: Transaction, { reach }: Sync, from: string, to: string): Promise<boolean> {
  const [before, after] = [domainOf(from), domainOf(to)];
  if (!before || !after || sharedDomains.has(after)) return false;
  if (before === after) return true;
  const proven = new Set((await proofsOf(tx, reach.buildingId as number)).map(({ domain }) => domain));
  return proven.has(before) && proven.has(after);
}

/** Whether the person has the new address now: not somebody who works elsewhere as well, nor where somebody else has it. */
export async function rename(tx: Transaction, sync: Sync, found: PersonThere, from: string, to: string): Promise<boolean> {
  const { model, reach, origin } = sync;
  if (found.places > 1 || !(await isOneOrganisation(tx, sync, from, to))) return false;
  if (await personThere(tx, to, reach.centreId as number)) return false;
  const [changed] = await tx.query<{ id: number; version: number }>(sql`
    update users set username = ${to}, version = version + 1, updated_date = now() where id = ${found.id} returning id, version`);
  const entity = model.entity('users');
  const changes = [{ field: 'username', from, to }];
  await audit(tx, { entity, recordId: found.id, action: 'update', reach, origin, changes });
  await announce(tx, { model, entity, kind: 'update', records: [changed], reach });
  // Where the person reads mail still, in case it was not they who wanted it.
  await enqueueMail(tx, {
    to: from,
    name: found.fullName,
    template: 'addressChanged',
    params: { address: to },
    locale: fallbackLocale,
  });
  return true;
}

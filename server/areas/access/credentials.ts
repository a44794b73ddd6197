/** Whose a credential is. Everything that asks about one asks here. */
import { sql } from 'drizzle-orm';
import type { CredentialType } from '#schemas/access/accessEvent.ts';
import type { AccessReason } from '#schemas/access/decide.ts';
import { UUID } from '#schemas/kernel/fields/formats.ts';
import type { Queryable } from '#server/db/database.ts';

export interface Holder {
  userId: number;
  userUuid: string;
  fullName: string;
  /** Why it opens nothing, whatever its holder may do; absent: it is good. */
  refused?: AccessReason;
}
export interface Shown {
  credentialType?: CredentialType | null;
  credential?: string | null;
}

/** The holder in this building; undefined for what nobody holds. A person can be named directly, by their uuid. */
export async function holderOf(
  on: Queryable,
  buildingId: number,
  { credentialType, credential }: Shown,
): Promise<Holder | undefined> {
  if (credentialType !== 'USER' || !credential || !UUID.test(credential)) return undefined;
  const [person] = await on.query<Holder>(sql`
    select u.id as "userId", u.uuid as "userUuid", u.full_name as "fullName" from users u
    where u.uuid = ${credential}::uuid and exists (select 1 from user_roles r where r.user_id = u.id and r.building_id = ${buildingId})`);
  return person;
}

/** As much of a credential as may be kept with an event: its last four letters. */
export const maskedCredential = (credential: string | null | undefined): string | null =>
  credential ? `…${credential.slice(-4)}` : null;

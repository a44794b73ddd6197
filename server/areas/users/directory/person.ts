/** What the product knows of somebody whom a directory names. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

export interface PersonThere {
  id: number;
  version: number;
  status: string;
  fullName: string;
  jobTitle: string | null;
  officeNumber: string | null;
  mobileNumber: string | null;
  faceImageId: number | null;
  /** Is the person a member of this office centre, and of how many altogether? */
  isMember: boolean;
  places: number;
  /** An invitation to this office centre that the person has not answered yet. */
  invitationId: number | null;
}

/** Locked: what is done depends on it. */
export async function personThere(tx: Queryable, username: string, centreId: number): Promise<PersonThere | undefined> {
  await tx.query(sql`select 1 from users where lower(username) = ${username} for update`);
  const [found] = await tx.query<PersonThere>(sql`
    select u.id, u.version, u.status, u.full_name as "fullName", u.job_title as "jobTitle", u.office_number as "officeNumber",
      u.mobile_number as "mobileNumber", u.face_image_id as "faceImageId",
      exists (select 1 from user_roles r where r.user_id = u.id and r.office_centre_id = ${centreId}) as "isMember",
      (select count(*)::int from user_roles r where r.user_id = u.id) as places,
      (select max(i.id) from user_invitations i where i.username = lower(u.username) and i.office_centre_id = ${centreId}
        and i.status = 'PENDING' and i.expiry_date > now()) as "invitationId"
    from users u where lower(u.username) = ${username}`);
  return found;
}

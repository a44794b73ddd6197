/** Who is told about season parking, and in which words. */
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/database.ts';
import type { RecordRow } from '#server/engine/verbs/get.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import type { MailParam, MailTemplate } from '#server/mail/template.ts';

/** The building team: the car park's notified parties, else the building's contact, else its admins. */
export async function buildingTeam(tx: Queryable, application: RecordRow): Promise<string[]> {
  const [found] = await tx.query<{ parties: string[] | null; contact: string | null; admins: string[] | null }>(
    sql`select p.notify_party_email as parties, b.contact_email as contact,
          (select array_agg(u.username order by u.id) from user_roles r join users u on u.id = r.user_id and u.status = 'ACTIVE'
            where r.office_centre_id = b.id and r.role_code = 'LANDLORD_ADMIN' and r.active) as admins
        from office_centres b left join car_parks p on p.id = ${application.carParkId} where b.id = ${application.officeCentreId}`,
  );
  if (found?.parties?.length) return found.parties;
  return found?.contact ? [found.contact] : (found?.admins ?? []);
}

/** The address of the person who applied. */
export async function applicantOf(tx: Queryable, application: RecordRow): Promise<string[]> {
  const rows = await tx.query<{ username: string }>(
    sql`select username from users where id = ${application.applicantId} and status = 'ACTIVE'`,
  );
  return rows.map((row) => row.username);
}

/** What every mail about a season parking says of it. */
export const factsOf = (record: RecordRow, publicUrl: string, page: string, remark: unknown) => ({
  referenceNo: String(record.referenceNo),
  tenant: (record.tenant as { label: string } | null)?.label ?? '',
  vehicle: String(record.vehiclePlateNo ?? ''),
  from: String(record.commencementDate ?? ''),
  to: String(record.endDate ?? ''),
  carPark: (record.carPark as { label: string } | null)?.label ?? '',
  remark: remark ? String(remark) : { word: 'mail.noReason' },
  link: `${publicUrl}${page.replace(':id', String(record.id))}`,
});

/** One message to each address. */
export async function tellAll(
  tx: Transaction,
  addresses: readonly string[],
  template: MailTemplate,
  params: Readonly<Record<string, MailParam>>,
): Promise<void> {
  for (const to of addresses) await enqueueMail(tx, { to, template, params, locale: 'en' });
}

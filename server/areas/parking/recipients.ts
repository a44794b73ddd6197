/** Recipients of season parking mails: one message to each address, in the language of the reader. */
import { sql } from 'drizzle-orm';
import { rolesWith } from '#schemas/kernel/rights/access.ts';
import type { Queryable } from '#server/db/database.ts';
import type { MailOrder } from '#server/mail/mail.ts';

/** The fields of a record that determine the recipients. */
interface Parked {
  id: number;
  carParkId: number;
  officeCentreId: number | null;
}
interface Applied {
  id: number;
  applicantId: number;
}
/** Addresses by the id of the record. */
export type Recipients = ReadonlyMap<number, readonly string[]>;

/** The building teams: the car park's notified parties, else the building's contact, else its admins. */
export async function buildingTeams(tx: Queryable, parked: readonly Parked[]): Promise<Recipients> {
  const asked = parked.map(({ id, carParkId, officeCentreId }) => ({ id, carParkId, officeCentreId }));
  const found = await tx.query<{ id: number; parties: string[] | null; contact: string | null; admins: string[] | null }>(
    sql`select a.id, p.notify_party_email as parties, b.contact_email as contact,
          (select array_agg(u.username order by u.id) from user_roles r join users u on u.id = r.user_id and u.status = 'ACTIVE'
            where r.office_centre_id = b.id and r.role_code = any(${sql.param(rolesWith('buildingMail'))}::text[]) and r.active) as admins
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id bigint, "carParkId" bigint, "officeCentreId" bigint)
        join office_centres b on b.id = a."officeCentreId" left join car_parks p on p.id = a."carParkId"`,
  );
  return new Map(
    found.map(({ id, parties, contact, admins }) => [id, parties?.length ? parties : contact ? [contact] : (admins ?? [])]),
  );
}

/** The applicants. */
export async function applicantsOf(tx: Queryable, applied: readonly Applied[]): Promise<Recipients> {
  const asked = applied.map(({ id, applicantId }) => ({ id, applicantId }));
  const found = await tx.query<{ id: number; username: string }>(sql`
    select a.id, u.username from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id bigint, "applicantId" bigint)
    join users u on u.id = a."applicantId" where u.status = 'ACTIVE'`);
  return new Map(found.map(({ id, username }) => [id, [username]]));
}

interface MailedRecord {
  id: number;
  referenceNo: string | null;
  tenant: { label: string } | null;
  vehiclePlateNo: string | null;
  commencementDate: string | null;
  endDate: string | null;
  carPark: { label: string } | null;
}
/** Values that every season parking mail contains. */
export const factsOf = (record: MailedRecord, publicUrl: string, page: string, remark: string | null | undefined) => ({
  referenceNo: record.referenceNo ?? '',
  tenant: record.tenant?.label ?? '',
  vehicle: record.vehiclePlateNo ?? '',
  from: { date: record.commencementDate ?? '' },
  to: { date: record.endDate ?? '' },
  carPark: record.carPark?.label ?? '',
  remark: remark || { word: 'mail.noReason' },
  link: `${publicUrl}${page.replace(':id', String(record.id))}`,
});

/** Sends the message to each of these addresses, in the caller's language if the reader has chosen none. */
export const messagesTo = (addresses: readonly string[] = [], order: Omit<MailOrder, 'to'>): MailOrder[] =>
  addresses.map((to) => ({ to, ...order }));

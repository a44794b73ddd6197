/** Whose code it is, for whoever stands at the door. */
import { sql } from 'drizzle-orm';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { Transaction } from '#server/db/database.ts';

export interface Holder {
  id: number;
  status: string;
  name: string;
  company: string | null;
  eventId: number;
  event: LocalizedText;
  sessionId: number;
  session: string;
  /** `YYYY-MM-DD` and `HH:mm`, on the building's clocks. */
  date: string;
  from: string;
  /** ISO 8601; null while the person has not come. */
  checkedInDate: string | null;
}

/** Throws nothing: undefined where no participant of the building has this code. */
export async function holderOf(tx: Transaction, code: string, buildingId: number): Promise<Holder | undefined> {
  const [holder] = await tx.query<Omit<Holder, 'checkedInDate'> & { checkedInDate: Date | string | null }>(sql`
    select p.id, p.status, coalesce(u.full_name, p.guest_name, '') as name, t.company_name as company, e.id as "eventId", e.name as event,
      s.id as "sessionId", s.session_name as session, s.session_date::text as date, left(s.start_time::text, 5) as "from",
      case when p.status = 'CHECKED_IN' then p.checked_in_date end as "checkedInDate"
    from event_participants p join activity_events e on e.id = p.activity_event_id
      join activity_event_time_slots s on s.id = p.activity_event_time_slot_id
      left join users u on u.id = p.user_id left join office_centres t on t.id = p.tenant_id
    where lower(p.check_in_code) = ${code.toLowerCase()} and p.office_centre_id = ${buildingId}`);
  if (!holder) return undefined;
  const { checkedInDate } = holder;
  return { ...holder, checkedInDate: checkedInDate === null ? null : new Date(checkedInDate).toISOString() };
}

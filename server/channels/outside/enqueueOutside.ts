/**
 * Mail to addresses that somebody has typed: the contractor of a permit, the guest of an event. Whoever has an account where the mail comes
 * from has agreed to it, and gets it as it is. Everybody else gets one that says whom it comes from and how to stop it, without any text of
 * a tenant's own; a company causes few of them an hour. What is refused is kept as a mail with that state, and its author hears of it.
 */
import { sql } from 'drizzle-orm';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { enqueueMails, type MailOrder } from '#server/mail/mail.ts';
import { keepRefused } from '#server/mail/queue.ts';
import { stopLink, stoppedAmong } from './stops.ts';

/** Mails an hour that one company causes to addresses outside, by what they are about. */
export const OUTSIDE_HOURLY = { notice: 20, guest: 180, attendee: 180 } as const;
type About = keyof typeof OUTSIDE_HOURLY;

/** Who causes the mail, and where. */
export interface Sender {
  /** The company of a tenant; null for the building's team and the product itself, who are not limited. */
  company: number | null;
  buildingId: number | null;
}
export interface OutsideOrder extends MailOrder {
  /** What stands in the mail to somebody who has not agreed, where that differs. */
  plain?: MailOrder['params'];
  /** The same of what is attached. */
  plainAttachments?: MailOrder['attachments'];
}
export type Why = 'STOPPED' | 'OFTEN';
export interface Refused {
  to: string;
  why: Why;
}

interface Session {
  officeCentre: { officeCentreId: number; officeCentreType: string } | null;
}
/** Of a scope of work: the company in which the person works, wherever the call goes. */
export const senderOf = ({ session, buildingId }: { session: Session; buildingId: number | null }): Sender => {
  const { officeCentre } = session;
  return {
    company: officeCentre && officeCentre.officeCentreType !== 'LANDLORD' ? officeCentre.officeCentreId : null,
    buildingId,
  };
};

/** Those of the addresses, in lower case, that have an account in the sender's company or in its building's team. */
async function agreedAmong(on: Queryable, { company, buildingId }: Sender, addresses: readonly string[]) {
  const found = await on.query<{ address: string }>(sql`
    select distinct lower(u.username) as address from users u
    join user_roles r on r.user_id = u.id and r.active join office_centres c on c.id = r.office_centre_id
    where u.status = 'ACTIVE' and lower(u.username) = any(${sql.param(addresses.map((one) => one.toLowerCase()))}::text[])
      and (c.id = ${company}::bigint or c.id = ${buildingId}::bigint or (${company}::bigint is null and c.landlord_id = ${buildingId}::bigint))`);
  return new Set(found.map(({ address }) => address));
}

const limitOf = (about: About, company: number) => ({
  key: `outsideMail:${about}:company:${company}`,
  limit: OUTSIDE_HOURLY[about],
});

/** Whether a mail to the address would be refused now: asked before something is made that only the mail would carry. */
export async function wouldRefuse(on: Queryable, about: About, sender: Sender, address: string): Promise<Why | undefined> {
  if ((await agreedAmong(on, sender, [address])).size) return undefined;
  if ((await stoppedAmong(on, [address])).size) return 'STOPPED';
  if (sender.company === null) return undefined;
  const { key, limit } = limitOf(about, sender.company);
  const [spent] = await on.query(sql`
    select 1 as spent from sign_in_attempts where key = ${key} and count >= ${limit}::int
      and coalesce(locked_until_date, first_date + make_interval(secs => ${LOCK_SECONDS}::int)) > now()`);
  return spent ? 'OFTEN' : undefined;
}

/** A name that is one: not a sentence, an address or a link that somebody has typed in its place. */
export const plainName = (name: string | undefined): string | undefined =>
  name && /^[\p{L}\p{M}'’ .-]{1,60}$/u.test(name) && !/\.\p{L}/u.test(name) ? name : undefined;

/** What the mail says of its sender: building and company, as the building has named them. */
export async function namesOf(on: Queryable, { company, buildingId }: Sender): Promise<string> {
  const rows = await on.query<{ name: string | null }>(sql`
    select case when landlord_id is null then coalesce(building_name, company_name) else company_name end as name
    from office_centres where id = any(${sql.param([company, buildingId].filter((one) => one !== null))}::bigint[])
    order by landlord_id is null`);
  return rows.flatMap(({ name }) => name ?? []).join(', ') || 'Atrium';
}

/** Writes the mails that may be sent, in the caller's transaction: what it takes back is not counted either. Returns the others. */
export async function enqueueOutside(
  tx: Transaction,
  config: Pick<Config, 'publicUrl'>,
  about: About | undefined,
  sender: Sender,
  orders: readonly OutsideOrder[],
): Promise<Refused[]> {
  if (!orders.length) return [];
  const addresses = orders.map(({ to }) => to);
  const [agreed, stopped] = [await agreedAmong(tx, sender, addresses), await stoppedAmong(tx, addresses)];
  const from = await namesOf(tx, sender);
  const refused: Refused[] = [];
  const sent: MailOrder[] = [];
  for (const { plain, plainAttachments, ...order } of orders) {
    const { to } = order;
    const address = to.toLowerCase();
    if (agreed.has(address)) sent.push(order);
    else if (stopped.has(address)) refused.push({ to, why: 'STOPPED' });
    else if (about && sender.company !== null && !(await countAttempt(tx, [limitOf(about, sender.company)])))
      refused.push({ to, why: 'OFTEN' });
    else
      sent.push({
        ...order,
        name: plainName(order.name),
        params: plain ?? order.params,
        attachments: plainAttachments ?? order.attachments,
        outside: { from, stop: await stopLink(tx, config, to) },
      });
  }
  await enqueueMails(tx, sent);
  await keepRefused(
    tx,
    refused.map((one) => ({ ...one, building: sender.buildingId })),
  );
  return refused;
}

/** Mails to guests: each in the guest's language, ordered in the transaction that causes it. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { endText } from '#schemas/kernel/fields/clock.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { hashToken } from '#server/auth/secrets.ts';
import { enqueueOutside, plainName, type Refused, senderOf } from '#server/channels/outside/enqueueOutside.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { type LinkedEntity, linkedPath } from '#server/engine/linked/proof.ts';
import { AppError } from '#server/errors/appError.ts';
import { isPlainAddress } from '#server/mail/mail.ts';
import type { MailParam, MailTemplate } from '#server/mail/template.ts';
import { type Seat, seatsWhere } from './seat.ts';

/** Invitations to one address an hour by one person. */
export const INVITATIONS_PER_ADDRESS = 5;

type MailContext = Pick<RuleContext, 'model' | 'config'> & Partial<Pick<RuleContext, 'reach'>>;
type GuestMail = Extract<MailTemplate, `guest${string}`>;

/** Writes the same mail to guests among these participants. Returns those that were refused. */
export async function mailGuests(
  tx: Transaction,
  { model, config, reach }: MailContext,
  template: GuestMail,
  ids: readonly number[],
  more: Readonly<Record<string, MailParam>> = {},
  about?: 'guest',
): Promise<Refused[]> {
  const entity = model.entity(activityEventParticipant.name) as LinkedEntity;
  const seats = await seatsWhere(tx, sql`p.id = any(${idList(ids)}) and p.host_id is not null and p.guest_email is not null`);
  const orders = await Promise.all(
    seats
      .filter(({ guestEmail }) => isPlainAddress(guestEmail ?? ''))
      .map(async (seat) => {
        const path = await linkedPath(tx, entity, { uuid: seat.uuid, common: seat.hostId as number }, 'register');
        const params = { ...saysOf(seat), ...more, link: `${config.publicUrl}${path}` };
        const host = plainName(seat.bookedBy ?? undefined) ?? seat.building;
        return {
          to: seat.guestEmail as string,
          name: seat.guestName ?? '',
          template,
          params,
          plain: { ...params, host, ...(more.remark === undefined ? {} : { remark: remarkFor(reach, more.remark) }) },
          locale: seat.guestLanguage ?? fallbackLocale,
          buildingId: seat.buildingId,
        };
      }),
  );
  const refused: Refused[] = [];
  for (const buildingId of new Set(orders.map((order) => order.buildingId))) {
    const sender = { company: reach ? senderOf(reach).company : null, buildingId };
    const own = orders.filter((order) => order.buildingId === buildingId);
    refused.push(...(await enqueueOutside(tx, config, about, sender, own)));
  }
  return refused;
}

/** What a tenant has written stays out of a mail to somebody who has not agreed. */
const remarkFor = (reach: Partial<Pick<RuleContext, 'reach'>>['reach'], remark: MailParam): MailParam =>
  reach && senderOf(reach).company !== null ? { word: 'mail.outside.withheld' } : remark;

const saysOf = (seat: Seat): Readonly<Record<string, MailParam>> => ({
  event: seat.event,
  session: seat.sessionName,
  date: { date: seat.sessionDate },
  time: `${seat.startTime}–${endText(seat.startTime, seat.endTime)}`,
  place: seat.location ?? seat.building,
  building: seat.building,
  host: seat.bookedBy ?? seat.building,
});

/**
 * Invites a guest. Rate limited by whoever brings guests: per person, per address that the person invites, and per company.
 * @throws AppError tooMany
 */
export async function inviteGuest(
  { tx, reach, ...context }: Pick<RuleContext, 'tx' | 'reach' | 'model' | 'config'>,
  { id, guestEmail }: { id: number; guestEmail: string },
): Promise<void> {
  await throttle(tx, 'guestMail', reach);
  const limit = { key: `guestMail:to:${hashToken(guestEmail)}|user:${reach.session.userId}`, limit: INVITATIONS_PER_ADDRESS };
  if (!(await countAttempt(tx, [limit]))) throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
  const [refused] = await mailGuests(tx, { ...context, reach }, 'guestInvitation', [id], {}, 'guest');
  if (refused?.why === 'STOPPED') throw new AppError('notAllowedNow', { messageKey: 'errors.outsideStopped' });
  if (refused)
    throw new AppError('tooMany', { messageKey: 'errors.outsideOften', headers: { 'retry-after': String(LOCK_SECONDS) } });
}

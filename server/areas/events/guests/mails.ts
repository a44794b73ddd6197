/** Mails to guests: each in the guest's language, ordered in the transaction that causes it. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { endText } from '#schemas/kernel/fields/clock.ts';
import { countAttempt, LOCK_SECONDS } from '#server/auth/guard.ts';
import { hashToken } from '#server/auth/secrets.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { type LinkedEntity, linkedPath } from '#server/engine/linked/proof.ts';
import type { RuleContext } from '#server/engine/rules.ts';
import { throttle } from '#server/engine/throttle.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueueMails, isPlainAddress } from '#server/mail/mail.ts';
import type { MailParam, MailTemplate } from '#server/mail/template.ts';
import { type Seat, seatsWhere } from './seat.ts';

/** Invitations to one address an hour, whoever sends them. */
export const INVITATIONS_PER_ADDRESS = 5;

type MailContext = Pick<RuleContext, 'model' | 'config'>;
type GuestMail = Extract<MailTemplate, `guest${string}`>;

/** Writes the same mail to guests among these participants. */
export async function mailGuests(
  tx: Transaction,
  { model, config }: MailContext,
  template: GuestMail,
  ids: readonly number[],
  more: Readonly<Record<string, MailParam>> = {},
): Promise<void> {
  const entity = model.entity(activityEventParticipant.name) as LinkedEntity;
  const seats = await seatsWhere(tx, sql`p.id = any(${idList(ids)}) and p.host_id is not null and p.guest_email is not null`);
  const orders = await Promise.all(
    seats
      .filter(({ guestEmail }) => isPlainAddress(guestEmail ?? ''))
      .map(async (seat) => {
        const path = await linkedPath(tx, entity, { uuid: seat.uuid, common: seat.hostId as number }, 'register');
        return {
          to: seat.guestEmail as string,
          name: seat.guestName ?? '',
          template,
          params: { ...saysOf(seat), ...more, link: `${config.publicUrl}${path}` },
          locale: seat.guestLanguage ?? fallbackLocale,
          buildingId: seat.buildingId,
        };
      }),
  );
  await enqueueMails(tx, orders);
}

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
 * Invites a guest. Rate limited per person who brings guests, and per address: nobody's mailbox is filled through an event.
 * @throws AppError tooMany
 */
export async function inviteGuest(
  { tx, reach, ...context }: Pick<RuleContext, 'tx' | 'reach' | 'model' | 'config'>,
  { id, guestEmail }: { id: number; guestEmail: string },
): Promise<void> {
  await throttle(tx, 'guestMail', reach);
  const limit = { key: `guestMail:to:${hashToken(guestEmail)}`, limit: INVITATIONS_PER_ADDRESS };
  if (!(await countAttempt(tx, [limit]))) throw new AppError('tooMany', { headers: { 'retry-after': String(LOCK_SECONDS) } });
  await mailGuests(tx, context, 'guestInvitation', [id]);
}

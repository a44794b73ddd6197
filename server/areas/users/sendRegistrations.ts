/** Sending the invitation of people who have not registered yet again (000 §7): not too soon after the last one. */
import type { PersonEntity } from '#schemas/users/person.ts';
import type { ChangedRow, RuleContext } from '#server/engine/areas/rules.ts';
import { deny, hasNoProblems } from '#server/engine/calls/refusal.ts';
import { changeableMembers } from './changeableMembers.ts';
import { PAUSE_SECONDS, sendInvitations } from './invitations.ts';

const secondsSince = (date: string | null): number => (date ? Math.floor((Date.now() - Date.parse(date)) / 1000) : PAUSE_SECONDS);

export async function sendRegistrations(context: RuleContext, rows: readonly ChangedRow<PersonEntity>[]): Promise<void> {
  const { tx, config, locale, reach } = context;
  const asked = await changeableMembers(context, rows);
  for (const { row } of asked) {
    const wait = PAUSE_SECONDS - secondsSince(row.before.inviteLastSentDate);
    if (row.before.accountRegistered) deny(row, 'notAllowedNow');
    else if (wait > 0) deny(row, 'tooMany', { headers: { 'retry-after': String(wait) } });
  }
  const sent = asked.filter(({ row }) => hasNoProblems(row));
  const invited = sent.map(({ row, first }) => ({ userId: row.before.id, officeCentreId: first.officeCentreId }));
  await sendInvitations(tx, invited, { config, locale, userId: reach.session.userId }, { isFirst: true });
}

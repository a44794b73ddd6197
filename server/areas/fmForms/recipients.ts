/** Whom `notifications` of a permit finds by a rule: the contractor, by a new link; the management corporation's users, by name. */
import { sql } from 'drizzle-orm';
import type { fmForm } from '#schemas/fmForms/fmForm.ts';
import type { TokenLink } from '#schemas/kernel/calls/linked.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { senderOf, wouldRefuse } from '#server/channels/outside/enqueueOutside.ts';
import type { Recipients, RuleContext } from '#server/engine/areas/rules.ts';
import type { LinkedEntity } from '#server/engine/linked/proof.ts';
import { newTokenLink } from '#server/engine/linked/token.ts';
import { isPlainAddress } from '#server/mail/mail.ts';
import { formSettings } from './settings.ts';

type Form = RecordOf<typeof fmForm>;
/** The link is made here, in the transaction of the mail that carries it: nothing else has it. */
export async function contractorAddress(
  { tx, model, entity, reach }: RuleContext,
  { id, contractorEmail, officeCentreId }: Form,
): Promise<Recipients> {
  if (!contractorEmail || !isPlainAddress(contractorEmail)) return {};
  const told: Recipients = { addresses: [contractorEmail], outside: true };
  const sender = { ...senderOf(reach), buildingId: officeCentreId ?? null };
  // No link where no mail would carry it: an earlier one goes on working, and the form still says that there is none.
  if (await wouldRefuse(tx, 'notice', sender, contractorEmail)) return told;
  const linked = model.entity(entity.name) as LinkedEntity;
  return { ...told, link: await newTokenLink(tx, linked, linked.linked as TokenLink, id) };
}

/** Those with an account in the building are told as people; the others learn by mail that a permit waits for them. */
export async function mcstPeople({ tx }: RuleContext, { officeCentreId }: Form): Promise<Recipients> {
  const { mcstUsers } = await formSettings(tx, officeCentreId as number);
  const names = mcstUsers.map(({ username }) => username.toLowerCase());
  const people = await tx.query<{ id: number; username: string }>(sql`
    select distinct u.id, lower(u.username) as username from users u join user_roles r on r.user_id = u.id and r.active
    where r.office_centre_id = ${officeCentreId} and u.status = 'ACTIVE' and lower(u.username) = any(${sql.param(names)}::text[])`);
  const known = new Set(people.map(({ username }) => username));
  return {
    userIds: people.map(({ id }) => id),
    addresses: names.filter((name) => !known.has(name) && isPlainAddress(name)),
  };
}

/** Emergency broadcasts (002 §3, §4): whom one addresses is settled when it begins, and with it begins its roll call; a preset makes one that has begun. */
import { fallbackLocale } from '#i18n/locales.ts';
import { emergencyBroadcast } from '#schemas/broadcasts/emergencyBroadcast.ts';
import { emergencyBroadcastTemplate } from '#schemas/broadcasts/emergencyBroadcastTemplate.ts';
import { deliver } from '#server/channels/deliver.ts';
import { type ChangedRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { asAppError } from '#server/errors/asAppError.ts';
import { startRollCall } from '../../access/rollCalls.ts';
import { writeRecipients } from './addressed.ts';
import { emergencyLink } from './link.ts';

type Preset = typeof emergencyBroadcastTemplate;
type Broadcast = typeof emergencyBroadcast;

/** In the transaction in which it becomes ONGOING: whom it addresses is settled, and every channel is ordered. Nobody: refused. */
async function begin(context: RuleContext, rows: readonly WrittenRow<Broadcast>[]): Promise<void> {
  const begun = rows.filter(({ before, record }) => record.status === 'ONGOING' && before?.status !== 'ONGOING');
  if (!begun.length) return;
  const { tx } = context;
  const people = await writeRecipients(
    tx,
    begun.map(({ record }) => record.id),
  );
  for (const row of begun) {
    const { id, title, message, officeCentreId: buildingId } = row.record;
    const userIds = people.get(id);
    if (!userIds) {
      deny(row, 'nobodyAddressed');
      continue;
    }
    const link = await emergencyLink(tx, row.record);
    await deliver(tx, { kind: 'emergency', id, title, message, link, buildingId, userIds, urgent: true });
    const reach = { ...context.reach, buildingId, tenantId: null };
    if (row.record.startsRollCall) await startRollCall(tx, { ...context, reach }, { id, reason: title[fallbackLocale] });
  }
}

export const broadcastRules = rulesFor(emergencyBroadcast, { afterWrite: begin });

async function broadcast(context: RuleContext, rows: readonly ChangedRow<Preset>[]): Promise<void> {
  const entity = context.model.entity(emergencyBroadcast.name);
  for (const { before, values } of rows) {
    const { id, officeCentreId, title, message, recipientType, selectedTenantIds, startsRollCall } = before;
    const told = { title, message, recipientType, selectedTenantIds, startsRollCall, presetId: id, status: 'ONGOING' };
    // The provider's staff may work in no building; the preset does.
    const reach = { ...context.reach, buildingId: officeCentreId, tenantId: null };
    const made = { values: { ...told, ...stampNow('broadcast', reach) }, linked: {} };
    try {
      values.lastBroadcastId = (await storeNew(context.tx, { ...context, entity, reach }, 'create', made)).id;
    } catch (error) {
      // What the database refuses is a limit of broadcasts, not of presets.
      throw asAppError(error, entity);
    }
  }
}

export const presetRules = rulesFor(emergencyBroadcastTemplate, { actions: { broadcast } });

/** Privileges (001 §3, §4): whose they are, their times, who may change them when, and what goes with them when they end. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { isDecided, isNotSubmitted } from '#schemas/privileges/decided.ts';
import { promotion } from '#schemas/privileges/promotion.ts';
import { promotionRedemption } from '#schemas/privileges/promotionRedemption.ts';
import { idList } from '#server/db/idList.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny, hasNoProblems, refuse } from '#server/engine/calls/refusal.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { releaseReferences } from '#server/engine/write/release.ts';
import { claim, like, view } from './acts.ts';
import { expiryOf } from './quota.ts';

type Row = NewRow<typeof promotion> | ChangedRow<typeof promotion>;
type Written = WrittenRow<typeof promotion>;

function keepDecided({ reach }: RuleContext, rows: readonly ChangedRow<typeof promotion>[]): void {
  for (const row of rows)
    if (isDecided(reach.session, row.before)) deny(row, 'notAllowedNow', { messageKey: 'errors.privilegeDecided' });
}

/** Deletes what nothing speaks against, as the engine would. */
async function removeAllowed({ tx, model }: RuleContext, rows: readonly ChangedRow<typeof promotion>[]): Promise<void> {
  const ids = rows.filter(hasNoProblems).map(({ before }) => Number(before.id));
  if (!ids.length) return;
  await releaseReferences(tx, model, model.entity(promotion.name), ids);
  await tx.query(sql`update promotions set deleted_date = now(), version = version + 1 where id = any(${idList(ids)})`);
}

const PERIODS = ['promotion', 'publish'] as const;
/** On one day an end comes after its start; a whole day has its own times. */
function judgeTimes(rows: readonly Row[]): void {
  for (const row of rows) {
    const { values } = row;
    if (values.allDay) Object.assign(values, { promotionStartTime: '00:00', promotionEndTime: '23:59' });
    const whole = { ...row.before, ...values };
    for (const name of PERIODS) {
      const at = (edge: 'Start' | 'End') => `${whole[`${name}${edge}Date`]} ${String(whole[`${name}${edge}Time`]).slice(0, 5)}`;
      if (at('End') <= at('Start')) refuse(row, `${name}EndTime`, 'privilegeEndTime');
    }
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** Rich text as plain text. */
export const withoutMarkup = (rich: string): string =>
  rich
    .replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => NAMED[name] ?? '')
    .trim();

function copyTerms(rows: readonly Row[]): void {
  for (const { values } of rows) {
    const { tnc } = values;
    if (tnc !== undefined) values.tc = tnc ? withoutMarkup((tnc as Record<string, string>)[fallbackLocale] ?? '') || null : null;
  }
}

/** What people hold follows the last day on which it can be redeemed. */
async function moveExpiry({ tx }: RuleContext, { record }: Written): Promise<void> {
  await tx.query(sql`
    update promotion_redemptions r set expires_at = ${expiryOf} from promotions p join office_centres c on c.id = p.office_centre_id
    where p.id = ${record.id} and r.promotion_id = p.id and r.status = 'CLAIMED' and r.expires_at is distinct from ${expiryOf}`);
}

/** What nobody can redeem any more is revoked, each with the reason, and its owner told. */
async function revokeClaims(context: RuleContext, { record }: Written): Promise<void> {
  const { tx, model } = context;
  const declared = model.entity(promotionRedemption.name);
  const entity = { ...declared, api: { ...declared.api, key: 'id' as const } };
  const rows = await tx.query<{ id: number }>(
    sql`select id from promotion_redemptions where promotion_id = ${record.id} and status = 'CLAIMED' order by id`,
  );
  const revokedReason = record.terminatedReason;
  for (const { id } of rows) await changeRecord(tx, { ...context, entity }, 'revoke', Number(id), { revokedReason });
}

export const promotionRules = rulesFor(promotion, {
  beforeCreate: async ({ reach }, rows) => {
    judgeTimes(rows);
    copyTerms(rows);
    for (const { values } of rows) values.createdByLandlord = reach.session.side !== 'tenant';
  },
  beforeUpdate: async (context, rows) => {
    // The calls of single links come this way too: each is an update of that field alone.
    keepDecided(context, rows);
    judgeTimes(rows);
    copyTerms(rows);
  },
  remove: async (context, rows) => {
    keepDecided(context, rows);
    await removeAllowed(context, rows);
  },
  actions: {
    reject: async (_, rows) => {
      for (const { values } of rows) values.rejectedReason = values.rejectRemark ?? null;
    },
    publish: async (_, rows) => {
      for (const row of rows)
        if (isNotSubmitted(row.before)) deny(row, 'notAllowedNow', { messageKey: 'errors.privilegeNotSubmitted' });
    },
  },
  afterWrite: async (context, rows) => {
    for (const row of rows) {
      if (context.operation === 'update' || context.operation === 'updateRedemptionOption') await moveExpiry(context, row);
      if (context.operation === 'terminate') await revokeClaims(context, row);
    }
  },
  acts: { claim, like, view },
});

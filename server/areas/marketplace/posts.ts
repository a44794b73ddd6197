/** Marketplace posts (002 §3, §4): who may offer something, and what was done with each post. */
import { sql } from 'drizzle-orm';
import { marketplacePost } from '#schemas/marketplace/marketplacePost.ts';
import { marketplacePostHistory } from '#schemas/marketplace/marketplacePostHistory.ts';
import { marketplaceReportHistory } from '#schemas/marketplace/marketplaceReportHistory.ts';
import { type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { isBlacklisted } from './blacklist.ts';

type Written = WrittenRow<typeof marketplacePost>;

/** What each step keeps as its remark. */
const remarks: Readonly<Record<string, (record: Written['record']) => string | null>> = {
  remove: ({ removedReason }) => removedReason ?? null,
  report: ({ reportReason, reportDetail }) => [reportReason, reportDetail].filter(Boolean).join(': '),
};

async function keepHistory(context: RuleContext, rows: readonly Written[]): Promise<void> {
  const { tx, model, reach, operation } = context;
  for (const { record } of rows) {
    const { id, officeCentreId, tenantId, title, postCategory, itemCondition, price, description, imageFileIds, status } = record;
    const within = { ...context, reach: { ...reach, buildingId: officeCentreId ?? reach.buildingId, tenantId: null } };
    const now = new Date().toISOString();
    const by = reach.session.userId || null;
    const snapshot = { title, postCategory, itemCondition, price, description, imageFileIds, status };
    const step = { action: operation, actionDate: now, actionById: by, remark: remarks[operation]?.(record) ?? null };
    const values = { officeCentreId, tenantId, marketplacePostId: id, ...step, ...snapshot };
    await storeNew(tx, { ...within, entity: model.entity(marketplacePostHistory.name) }, 'create', { values, linked: {} });
    if (operation === 'report') {
      const { reportReason, reportDetail } = record;
      const report = { officeCentreId, marketplacePostId: id, reportReason, reportDetail, reportedDate: now, reportedUserId: by };
      await storeNew(tx, { ...within, entity: model.entity(marketplaceReportHistory.name) }, 'create', {
        values: report,
        linked: {},
      });
    }
    const open = sql`marketplace_post_id = ${id} and approved_date is null and removed_date is null`;
    if (operation === 'approve')
      await tx.query(sql`update marketplace_report_histories set approved_date = ${now}, approved_user_id = ${by} where ${open}`);
    if (operation === 'remove')
      await tx.query(sql`update marketplace_report_histories
        set removed_date = ${now}, removed_user_id = ${by}, removed_reason = ${record.removedReason ?? null} where ${open}`);
  }
}

export const postRules = rulesFor(marketplacePost, {
  beforeCreate: async ({ tx, reach }, rows) => {
    for (const row of rows) {
      const { values } = row;
      if (reach.session.side === 'tenant') values.applicantId = reach.session.userId;
      Object.assign(values, stampNow('submitted', reach));
      if (values.applicantId && (await isBlacklisted(tx, reach.buildingId, values.applicantId, 'MARKETPLACE')))
        deny(row, 'notAllowedNow', { messageKey: 'errors.blacklisted' });
    }
  },
  beforeUpdate: async ({ tx, reach }, rows) => {
    // The building may still correct what somebody on the blacklist has written before.
    if (reach.session.side !== 'tenant') return;
    for (const row of rows) {
      const people = new Set([row.before.applicantId, reach.session.userId]);
      for (const person of people)
        if (person && (await isBlacklisted(tx, row.before.officeCentreId, person, 'MARKETPLACE')))
          deny(row, 'notAllowedNow', { messageKey: 'errors.blacklisted' });
    }
  },
  actions: {
    // Once a person, whatever became of the first report: nobody keeps a post before the building by repeating it.
    report: async ({ tx, reach }, rows) => {
      for (const row of rows) {
        const [found] = await tx.query(sql`select 1 as found from marketplace_report_histories
          where marketplace_post_id = ${row.before?.id} and reported_user_id = ${reach.session.userId} limit 1`);
        if (found) deny(row, 'notAllowedNow', { messageKey: 'errors.reportedAlready' });
      }
    },
  },
  afterWrite: keepHistory,
});

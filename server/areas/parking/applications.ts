/** Season parking applications (002 §3, §4): who applies, on whose behalf, and who is notified. */
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { stampNow } from '#server/engine/write/values.ts';
import { enqueueMails } from '#server/mail/mail.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { approveTerminations } from '../tenants/permit.ts';
import { refuseOverlaps } from './overlap.ts';
import { applicantsOf, buildingTeams, factsOf, messagesTo, type Recipients } from './recipients.ts';

type Application = typeof seasonParkingApplication;
type Written = WrittenRow<Application>;
const page = seasonParkingApplication.pages.show ?? '';

/** After the change, no vehicle may be in two places. */
const refuseParked = (
  { tx, reach }: RuleContext,
  rows: readonly (NewRow<Application> | ChangedRow<Application>)[],
): Promise<void> =>
  refuseOverlaps(
    tx,
    rows.map((row) => {
      const { before, values } = row;
      const {
        officeCentreId,
        vehiclePlateNo: plate,
        commencementDate: from,
        endDate: to,
      } = { officeCentreId: reach.buildingId, ...before, ...values };
      return { row, buildingId: officeCentreId ?? null, plate, from, to, applicationId: before?.id };
    }),
  );

async function submit(context: RuleContext, rows: readonly NewRow<Application>[]): Promise<void> {
  const { session } = context.reach;
  await refuseParked(context, rows);
  for (const { values } of rows) {
    Object.assign(values, stampNow('submitted', context.reach));
    values.createdByLandlord = session.side !== 'tenant';
    if (session.side === 'tenant') values.applicantId = session.userId;
  }
}

/** What an action's mail contains, and which of its texts. */
interface MailPlan {
  template: MailTemplate;
  remark?: (record: Written['record']) => string | null;
  /** The building's decision is mailed to the applicant; if there is none, the tenant's request goes to the building's team. */
  decision?: 'APPROVED' | 'REJECTED' | 'TERMINATED';
}
const mailPlans: Readonly<Record<string, MailPlan>> = {
  create: { template: 'applicationSubmitted' },
  requestTermination: { template: 'terminationRequested', remark: (record) => record.terminateRequestRemark },
  withdraw: { template: 'applicationWithdrawn' },
  approve: { template: 'applicationDecided', remark: (record) => record.approveRemark, decision: 'APPROVED' },
  reject: { template: 'applicationDecided', remark: (record) => record.rejectRemark, decision: 'REJECTED' },
  terminate: { template: 'applicationDecided', remark: (record) => record.terminateRemark, decision: 'TERMINATED' },
};
/** The same calls for a requested termination. */
const terminationMailPlans: Readonly<Record<string, MailPlan>> = {
  withdraw: { template: 'terminationWithdrawn' },
  approve: { template: 'applicationDecided', remark: (record) => record.terminateRemark, decision: 'TERMINATED' },
  reject: { template: 'terminationRefused', remark: (record) => record.rejectRemark, decision: 'REJECTED' },
};
const toldOf = (operation: string, { before }: Written): MailPlan | undefined =>
  (before?.status === 'PENDING_TERMINATION' ? terminationMailPlans[operation] : undefined) ?? mailPlans[operation];

async function tell({ tx, operation, config, locale }: RuleContext, rows: readonly Written[]): Promise<void> {
  const asked = rows.flatMap((row) => {
    const says = toldOf(operation, row);
    return says ? [{ record: row.record, says }] : [];
  });
  const of = (find: (on: typeof tx, records: Written['record'][]) => Promise<Recipients>, decided: boolean) => {
    const records = asked.flatMap(({ record, says }) => (Boolean(says.decision) === decided ? [record] : []));
    return records.length ? find(tx, records) : new Map<number, readonly string[]>();
  };
  const recipients = new Map([...(await of(buildingTeams, false)), ...(await of(applicantsOf, true))]);
  const messages = asked.flatMap(({ record, says: { template, remark, decision } }) => {
    const params = factsOf(record, config.publicUrl, page, remark?.(record));
    return messagesTo(recipients.get(record.id), {
      template,
      params: decision ? { ...params, decision: { word: `mail.decisions.${decision}` } } : params,
      locale,
      buildingId: record.officeCentreId,
    });
  });
  await enqueueMails(tx, messages);
}

export const applicationRules = rulesFor(seasonParkingApplication, {
  beforeCreate: submit,
  beforeUpdate: refuseParked,
  actions: { approve: async ({ reach }, rows) => approveTerminations(reach, rows) },
  afterWrite: tell,
});

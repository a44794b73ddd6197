/** Season parking applications (002 §3, §4): who applies, on whose behalf, and who is told. */
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { type RuleContext, registerRules, type WrittenContext } from '#server/engine/rules.ts';
import type { RecordRow } from '#server/engine/verbs/get.ts';
import { stampNow } from '#server/engine/write/values.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { requireFreeVehicle } from './overlap.ts';
import { applicantOf, buildingTeam, factsOf, tellAll } from './recipients.ts';

const page = seasonParkingApplication.pages.show as string;

/** The application as it will be must not put the vehicle in two places. */
function requireFree({ tx, before, values, reach }: RuleContext): Promise<void> {
  const whole: Record<string, unknown> = { officeCentreId: reach.buildingId, ...before, ...values };
  const { officeCentreId: buildingId, vehiclePlateNo: plate, commencementDate: from, endDate: to } = whole;
  return requireFreeVehicle(tx, { buildingId, plate, from, to, applicationId: before?.id });
}

async function submit(context: RuleContext): Promise<void> {
  const { values, reach } = context;
  await requireFree(context);
  Object.assign(values, stampNow('submitted', reach));
  values.createdByLandlord = reach.session.side !== 'tenant';
  if (reach.session.side === 'tenant') values.applicantId = reach.session.userId;
}

type Told = (context: WrittenContext) => Promise<void>;
const facts = ({ record, config }: WrittenContext, remark?: unknown) => factsOf(record, config.publicUrl, page, remark);
const tellTeam =
  (template: MailTemplate, remark?: (record: RecordRow) => unknown): Told =>
  async (context) =>
    tellAll(context.tx, await buildingTeam(context.tx, context.record), template, facts(context, remark?.(context.record)));
const tellApplicant =
  (template: MailTemplate, decided: string, remark: string): Told =>
  async (context) =>
    tellAll(context.tx, await applicantOf(context.tx, context.record), template, {
      ...facts(context, context.record[remark]),
      decision: { word: `mail.decisions.${decided}` },
    });

/** The tenant's wish goes to the building's team, the building's decision to the person who applied. */
const told: Readonly<Record<string, Told>> = {
  create: tellTeam('applicationSubmitted'),
  requestTermination: tellTeam('terminationRequested', (record) => record.terminateRequestRemark),
  withdraw: tellTeam('applicationWithdrawn'),
  approve: tellApplicant('applicationDecided', 'APPROVED', 'approveRemark'),
  reject: tellApplicant('applicationDecided', 'REJECTED', 'rejectRemark'),
  terminate: tellApplicant('applicationDecided', 'TERMINATED', 'terminateRemark'),
};
/** The same calls about a termination that is asked for. */
const toldOfTermination: Readonly<Record<string, Told>> = {
  withdraw: tellTeam('terminationWithdrawn'),
  approve: tellApplicant('applicationDecided', 'TERMINATED', 'terminateRemark'),
  reject: tellApplicant('terminationRefused', 'REJECTED', 'rejectRemark'),
};

registerRules(seasonParkingApplication.name, {
  beforeCreate: submit,
  beforeUpdate: requireFree,
  actions: {
    // A termination that the tenant asked for and the building agrees to is a termination, not a second approval.
    approve: async ({ values, before, reach }) => {
      if (before?.status !== 'PENDING_TERMINATION') return;
      delete values.approvedDate;
      delete values.approvedUserId;
      Object.assign(values, stampNow('terminated', reach));
      values.terminateRemark ??= before.terminateRequestRemark;
    },
  },
  afterWrite: async (context) => {
    const { what, before } = context;
    await ((before?.status === 'PENDING_TERMINATION' ? toldOfTermination[what] : undefined) ?? told[what])?.(context);
  },
});

/** Season parking applications (002 §3, §4): who applies, on whose behalf, and who is told. */
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import { type RuleContext, registerRules, type WrittenContext } from '#server/engine/rules.ts';
import { stampNow } from '#server/engine/write/values.ts';
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

/** The tenant's wish goes to the building's team, the building's decision to the person who applied. */
async function tell({ tx, what, record, config, before }: WrittenContext): Promise<void> {
  if (what === 'requestTermination')
    await tellAll(
      tx,
      await buildingTeam(tx, record),
      'terminationRequested',
      factsOf(record, config.publicUrl, page, record.terminateRequestRemark),
    );
  if (what !== 'approve' && what !== 'reject' && what !== 'terminate') return;
  const decided = what === 'terminate' ? 'TERMINATED' : what === 'approve' ? 'APPROVED' : 'REJECTED';
  const remark = what === 'reject' ? record.rejectRemark : what === 'terminate' ? record.terminateRemark : undefined;
  const params = {
    ...factsOf(record, config.publicUrl, page, remark),
    decision: {
      word: `mail.decisions.${before?.status === 'PENDING_TERMINATION' && what === 'approve' ? 'TERMINATED' : decided}`,
    },
  };
  await tellAll(tx, await applicantOf(tx, record), 'applicationDecided', params);
}

registerRules(seasonParkingApplication.name, {
  beforeCreate: submit,
  beforeUpdate: requireFree,
  actions: {
    // A termination that the tenant asked for and the building agrees to is a termination, not a second approval.
    approve: async ({ values, before, reach }) => {
      if (before?.status !== 'PENDING_TERMINATION') return;
      delete values.approvedDate;
      delete values.approvedUserId;
      Object.assign(values, stampNow('terminated', reach), { terminateRemark: before.terminateRequestRemark });
    },
  },
  afterWrite: tell,
});

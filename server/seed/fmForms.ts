/** Permits to work of the demo data: one in every state, with their documents, and what the building has set for them. */
import { sql } from 'drizzle-orm';
import { fmForm } from '#schemas/fmForms/fmForm.ts';
import { fmFormSample } from '#schemas/fmForms/samples.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows, type SeedRow } from './insert.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy } from './written.ts';

interface Story {
  status: string;
  /** Days from today on which the work starts, and how many it takes. */
  starts: number;
  days: number;
  ago: number;
  moves: readonly Move[];
  /** Stamps of the building that are set. */
  stamps?: readonly string[];
  more?: SeedRow;
}
const submitted: Move = ['submit', 'PENDING_REVIEW'];
const approved: Move = ['landlordApprove', 'APPROVED'];
const STORIES: readonly Story[] = [
  { status: 'PENDING_SUBMISSION', starts: 9, days: 2, ago: 1, moves: [] },
  { status: 'PENDING_REVIEW', starts: 5, days: 1, ago: 3, moves: [submitted] },
  {
    status: 'PENDING_MCST_APPROVAL',
    starts: 4,
    days: 3,
    ago: 5,
    moves: [submitted, ['landlordApprove', 'PENDING_MCST_APPROVAL']],
    stamps: ['landlordApproved'],
    more: { notifyMcst: true },
  },
  { status: 'APPROVED', starts: -1, days: 4, ago: 9, moves: [submitted, approved], stamps: ['landlordApproved'] },
  { status: 'APPROVED', starts: 6, days: 1, ago: 7, moves: [submitted, approved], stamps: ['landlordApproved'] },
  {
    status: 'APPROVED',
    starts: -2,
    days: 5,
    ago: 11,
    moves: [submitted, approved, ['suspend', 'APPROVED']],
    stamps: ['landlordApproved', 'suspended'],
    more: { suspended: true, suspendRemark: 'The fire alarm has to be isolated first.' },
  },
  {
    status: 'APPROVED',
    starts: -12,
    days: 2,
    ago: 20,
    moves: [submitted, approved, ['handBack', 'APPROVED']],
    stamps: ['landlordApproved', 'handedBack'],
    more: { handedBack: true },
  },
  {
    status: 'REJECTED',
    starts: -3,
    days: 1,
    ago: 10,
    moves: [submitted, ['landlordReject', 'REJECTED']],
    stamps: ['landlordRejected'],
    more: { landlordRejectRemark: 'Work on the riser needs the building’s own contractor.' },
  },
  {
    status: 'TERMINATED',
    starts: -15,
    days: 6,
    ago: 25,
    moves: [submitted, approved, ['landlordTerminate', 'TERMINATED']],
    stamps: ['landlordApproved', 'terminated'],
    more: { terminateRemark: 'The company has moved out.' },
  },
];
const STAMPS = ['landlordApproved', 'landlordRejected', 'suspended', 'handedBack', 'terminated'] as const;
const MORE = {
  notifyMcst: false,
  suspended: false,
  handedBack: false,
  suspendRemark: null,
  landlordRejectRemark: null,
  terminateRemark: null,
};
const DOCUMENTS = [
  { formName: 'Risk assessment', documentFileRequired: false, landlordSignatureRequired: true, mcstSignatureRequired: false },
  {
    formName: 'Insurance certificate',
    documentFileRequired: false,
    landlordSignatureRequired: true,
    mcstSignatureRequired: true,
  },
];
/** Sunday is 0: no noise in office hours from Monday to Friday. */
const QUIET = [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '18:00' }));

export async function seedFmForms(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, today, tenants } = building;
  const companies = tenants.filter(({ active }) => active);
  const rows = STORIES.map(({ status, starts, days, ago, moves, stamps = [], more = {} }, index) => {
    const company = companies[index % companies.length];
    const { requestType, ...sample } = fmFormSample.records[
      index % fmFormSample.records.length
    ] as (typeof fmFormSample.records)[0];
    const isSubmitted = moves.length > 0;
    return {
      tenantId: company?.id,
      requestType,
      contractorCompany: sample.contractorCompany,
      contractorName: sample.contractorName,
      contractorMobile: sample.contractorMobile,
      contractorEmail: sample.contractorEmail,
      applicantCompany: company?.name,
      applicantName: sample.applicantName,
      applicantEmail: sample.applicantEmail,
      floorNo: String(8 + ((index * 5) % 14)),
      workLocation: sample.workLocation,
      workNature: sample.workNature,
      workStartDate: `${addDays(today, starts)}T02:00:00Z`,
      workEndDate: `${addDays(today, starts + days - 1)}T09:00:00Z`,
      overnightWork: sample.overnightWork,
      noisyWork: false,
      insuranceExpiryDate: addDays(today, 200),
      trainingExpiryDate: addDays(today, 150),
      createdByLandlord: true,
      status,
      submittedDate: isSubmitted ? daysBefore(today, ago - 1) : null,
      ...Object.assign(
        {},
        ...STAMPS.map((stamp) =>
          stampedBy(stamp, admin, stamps.includes(stamp) ? daysBefore(today, Math.max(ago - 2, 0)) : null),
        ),
      ),
      ...MORE,
      ...more,
      createdDate: daysBefore(today, ago),
      moves,
    };
  });
  const forms = await seedWritten(on, { entity: fmForm, prefix: 'FM', building, by: admin }, rows);
  const decided = (status: string, mcst: boolean) =>
    status === 'PENDING_SUBMISSION' || status === 'PENDING_REVIEW' || (mcst && status !== 'APPROVED')
      ? 'PENDING_REVIEW'
      : 'APPROVED';
  await insertRows(
    on,
    'fm_form_documents',
    rows.flatMap(({ tenantId, status, createdDate }, index) =>
      DOCUMENTS.map((one) => ({
        officeCentreId,
        tenantId,
        fmFormId: forms[index],
        ...one,
        status: decided(status, one.mcstSignatureRequired),
        landlordApprovedDate: status === 'PENDING_SUBMISSION' || status === 'PENDING_REVIEW' ? null : createdDate,
        createdDate,
        updatedDate: createdDate,
      })),
    ),
  );
  const mcst = users.find(({ centreId, role }) => centreId === officeCentreId && role !== admin.role);
  const named = await on.query<{ username: string }>(sql`select username from users where id = ${mcst?.id ?? admin.id}`);
  await insertRows(on, 'fm_form_settings', [
    {
      officeCentreId,
      landlordNotifyPartyEmail: [`works@${building.place.mail}`],
      notifyMcst: true,
      mcstNumber: 'MCST 2186',
      mcstUsers: named.map(({ username }) => ({ id: 'first', username })),
      ptwFormAdminFeePercentage: null,
      noisyWorkRestrictionTiming: QUIET,
      documents: DOCUMENTS.map((one, index) => ({ id: `document-${index + 1}`, ...one })),
      linkDays: 14,
    },
  ]);
}

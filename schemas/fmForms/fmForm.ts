import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  cases,
  date,
  dateTime,
  email,
  image,
  longText,
  oneOf,
  phone,
  reference,
  rows,
  sequence,
  statuses,
  tags,
  text,
  whether,
} from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { contractorLink } from './contractorLink.ts';
import { decisionStamps, parties, terminations, variants } from './decisions.ts';

const tones = {
  PENDING_SUBMISSION: 'info',
  PENDING_REVIEW: 'warning',
  PENDING_MCST_APPROVAL: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  TERMINATED: 'danger',
} as const;

const contractor = [
  'contractorCompany',
  'contractorName',
  'contractorOfficeNo',
  'contractorMobile',
  'contractorEmail',
  'contractorAddress',
] as const;
const applicant = [
  'applicantCompany',
  'applicantName',
  'applicantOfficeNo',
  'applicantMobile',
  'applicantEmail',
  'applicantAddress',
] as const;
const work = [
  'requestType',
  'tags',
  'floorNo',
  'workLocation',
  'workNature',
  'workStartDate',
  'workEndDate',
  'overnightWork',
  'noisyWork',
] as const;
const proofs = ['workers', 'insuranceExpiryDate', 'trainingExpiryDate'] as const;

/** What a permit lets be done; the contractor's signature is for exactly these values (`signedContent`). */
export const signedFields = [...work.filter((name) => name !== 'tags'), ...contractor, ...proofs] as const;

/** The documents that a party has to agree to before it agrees to the form; those without their file, and rejected ones, keep everybody. */
const undecided = (party: 'landlord' | 'mcst') =>
  ({
    entity: 'fm-form-documents',
    by: 'fmForm',
    while: [
      { status: 'REJECTED' },
      { documentFileRequired: true, documentFileId: null },
      { [`${party}SignatureRequired`]: true, [`${party}ApprovedDate`]: null },
    ],
    act: `${party}Approve`,
  }) as const;

/**
 * FM form, the permit to work (002 §3, §4, §7). The building or a tenant names the contractor, fills it in and submits
 * it (PENDING_SUBMISSION); applicant and building review it (PENDING_REVIEW); where the building has turned it on, a user of the management
 * corporation agrees as well (PENDING_MCST_APPROVAL). An approved permit can be suspended, issued again and handed back; it shows as
 * UPCOMING, ACTIVE, SUSPENDED, EXPIRED or HANDED_BACK.
 */
export const fmForm = defineEntity({
  name: 'fm-forms',
  area: 'fmForms',
  doc: 'A permit for a contractor to work in the building for a period.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'contractorCompany', 'workLocation'],
  icon: 'Construction',
  menu: { order: 10 },
  pages: { list: '/fm-forms', create: '/fm-forms/add', show: '/fm-forms/:id', edit: '/fm-forms/:id/edit' },
  api: {
    path: '/office-centres/{officeCentreId}/fm-forms',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update-pending-submission',
      statusCount: 'GET /get-status-count',
      history: true,
    },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'FORM_LIST', get: 'FORM_VIEW', create: 'FORM_ADD', update: 'FORM_EDIT' },
  parties,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('FM'),
    tenant: reference('tenants', {
      required: true,
      onDelete: 'restrict',
      fixed: true,
      writableBy: ['platform', 'building'],
      embed: ['centreCode'],
    }),
    /** The hash of the contractor's link, which only the mail has; a new one ends the earlier links. None: no link has been sent. */
    token: text({ max: 64, system: true, unique: true, internal: true }),
    linkSent: whether({ token: { not: null } }),
    tokenExpiryDate: dateTime({ system: true }),
    requestType: oneOf(['RENOVATION', 'REINSTATEMENT', 'INSTALLATION', 'MAINTENANCE', 'OTHERS'], { required: true }),
    tags: tags({ suggest: true }),
    contractorCompany: text({ required: true, max: 150, search: true }),
    contractorName: text({ required: true, max: 120, search: true }),
    contractorOfficeNo: phone(),
    contractorMobile: phone(),
    contractorEmail: email({ required: true, search: true }),
    contractorAddress: text({ max: 300 }),
    applicantCompany: text({ max: 150 }),
    applicantName: text({ required: true, max: 120, search: true }),
    applicantOfficeNo: phone(),
    applicantMobile: phone(),
    applicantEmail: email({ required: true }),
    applicantAddress: text({ max: 300 }),
    floorNo: text({ max: 20 }),
    workLocation: text({ max: 200, search: true }),
    workNature: longText({ max: 1000 }),
    workStartDate: dateTime(),
    workEndDate: dateTime({ after: 'workStartDate' }),
    overnightWork: boolean(),
    /** Drilling, hacking and the like: only outside the hours in which the building restricts it. */
    noisyWork: boolean(),
    /** Of the contractor's insurance, and of the safety training of the people; nobody works beyond them. */
    insuranceExpiryDate: date({ notBefore: '$today' }),
    trainingExpiryDate: date({ notBefore: '$today' }),
    /** Who works, and the number of their safety card. */
    workers: rows({
      maxItems: 50,
      fields: { workerName: text({ required: true, max: 120 }), safetyCardNo: text({ max: 40 }) },
    }),
    contractorSignatureFile: image({ system: true, accept: ['png'], maxMegabytes: 1, aspect: [3, 1] }),
    contractorSignatureName: text({ max: 120, system: true }),
    contractorSignedDate: dateTime({ system: true }),
    /** What was signed, as a hash; the signature counts while it is that of the form. */
    signedHash: text({ max: 64, system: true }),
    signatureValid: boolean({ system: true }),
    /** Which the building asks of the forms that are submitted now. */
    notifyMcst: boolean({ system: true }),
    status: statuses(tones),
    suspended: boolean({ system: true }),
    handedBack: boolean({ system: true }),
    permitStatus: cases(
      { UPCOMING: 'info', ACTIVE: 'success', SUSPENDED: 'warning', EXPIRED: 'danger', HANDED_BACK: 'neutral' },
      [
        { when: { status: 'APPROVED', handedBack: true }, is: 'HANDED_BACK' },
        { when: { status: 'APPROVED', suspended: true }, is: 'SUSPENDED' },
        { when: { status: 'APPROVED', workEndDate: { lt: '$now' } }, is: 'EXPIRED' },
        { when: { status: 'APPROVED', workStartDate: { gt: '$now' } }, is: 'UPCOMING' },
        { when: { status: 'APPROVED' }, is: 'ACTIVE' },
      ],
    ),
    createdByLandlord: boolean({ system: true }),
    ...stamp('submitted', 'submittedRemark'),
    ...decisionStamps,
    ...stamp('terminated', 'terminateRemark'),
    ...stamp('suspended', 'suspendRemark'),
    ...stamp('reissued', 'reissueRemark'),
    ...stamp('handedBack', 'handBackRemark'),
  },
  states: { field: 'status', initial: 'PENDING_SUBMISSION', refinedBy: 'permitStatus' },
  allow: { update: { status: 'PENDING_SUBMISSION' } },
  waits: [
    { tab: 'PENDING_REVIEW', action: 'landlordApprove' },
    { tab: 'PENDING_MCST_APPROVAL', action: 'mcstApprove' },
  ],
  list: {
    links: ['fm-form-settings'],
    columns: [
      'referenceNo',
      'requestType',
      'tenant',
      'contractorCompany',
      'workLocation',
      'workStartDate',
      'workEndDate',
      'status',
    ],
    more: [
      'contractorName',
      'applicantName',
      'floorNo',
      'tags',
      'overnightWork',
      'noisyWork',
      'submittedDate',
      'createdByLandlord',
    ],
    filters: [
      'tenant',
      'requestType',
      'status',
      'tags',
      'contractorCompany',
      'overnightWork',
      'suspended',
      'handedBack',
      'workStartDate',
      'workEndDate',
    ],
    sortable: ['referenceNo', 'requestType', 'tenant', 'contractorCompany', 'workStartDate', 'workEndDate', 'status'],
    /** What is going on in the building: every permit that has not been handed back. */
    board: {
      by: 'floorNo',
      shows: { status: 'APPROVED', handedBack: false },
      fields: ['tenant', 'contractorCompany', 'workLocation', 'noisyWork'],
      until: { field: 'workEndDate' },
    },
    tabs: (Object.keys(tones) as (keyof typeof tones)[]).map((status) => ({ code: status, where: { status } })),
  },
  form: [
    { section: 'applicant', fields: ['tenant', ...applicant] },
    { section: 'contractor', fields: contractor },
    { section: 'work', fields: [...work, ...proofs] },
  ],
  facts: ['status', 'tenant', 'contractorCompany', 'workLocation', 'workStartDate', 'workEndDate'],
  show: [
    { section: 'work', fields: work },
    {
      section: 'contractor',
      fields: [...contractor, ...proofs, 'tokenExpiryDate'],
    },
    {
      section: 'signature',
      fields: ['contractorSignatureFile', 'contractorSignatureName', 'contractorSignedDate', 'signatureValid', 'signedHash'],
    },
    { section: 'applicant', fields: ['tenant', ...applicant, 'createdByLandlord'] },
  ],
  related: [
    { entity: 'fm-form-documents', by: 'fmForm' },
    { entity: 'fm-form-additional-documents', by: 'fmForm' },
    { entity: 'fm-form-declaration-histories', by: 'fmForm' },
  ],
  linked: contractorLink,
  downloads: { pdf: { call: 'GET /{id}/generate-pdf', permission: 'FORM_VIEW', as: 'pdf' } },
  actions: {
    updateApproved: {
      call: 'PUT /{id}/update-approved',
      permission: 'FORM_EDIT',
      moves: { APPROVED: 'APPROVED' },
      input: [
        'contractorName',
        'contractorOfficeNo',
        'contractorMobile',
        'contractorEmail',
        'applicantName',
        'applicantOfficeNo',
        'applicantMobile',
        'applicantEmail',
        'tags',
      ],
      page: '/fm-forms/:id/update-approved',
      notice: 'recordUpdated',
    },
    submit: {
      call: 'PUT /{id}/submit',
      permission: 'FORM_EDIT',
      moves: { PENDING_SUBMISSION: 'PENDING_REVIEW' },
      remark: 'submittedRemark',
      remarkOptional: true,
      stamp: 'submitted',
      confirm: 'plain',
      tone: 'primary',
      notice: 'recordUpdated',
    },
    /** A new link, by a new mail; the earlier ones end. */
    sendLink: {
      call: 'PUT /{id}/send-link',
      permission: 'FORM_EDIT',
      moves: { PENDING_SUBMISSION: 'PENDING_SUBMISSION' },
      confirm: 'plain',
      notice: 'contractorLinkSent',
    },
    ...variants,
    applicantApprove: {
      ...variants.applicantApprove,
      moves: { PENDING_REVIEW: 'PENDING_REVIEW' },
      when: { applicantApprovedDate: null },
    },
    applicantReject: { ...variants.applicantReject, moves: { PENDING_REVIEW: 'REJECTED' } },
    mcstApprove: { ...variants.mcstApprove, moves: { PENDING_MCST_APPROVAL: 'APPROVED' }, waitsFor: undecided('mcst') },
    mcstReject: { ...variants.mcstReject, moves: { PENDING_MCST_APPROVAL: 'REJECTED' } },
    landlordApprove: {
      ...variants.landlordApprove,
      moves: { PENDING_REVIEW: [{ when: { notifyMcst: true }, to: 'PENDING_MCST_APPROVAL' }, 'APPROVED'] },
      waitsFor: undecided('landlord'),
    },
    landlordReject: { ...variants.landlordReject, moves: { PENDING_REVIEW: 'REJECTED' } },
    applicantTerminate: {
      ...terminations.applicantTerminate,
      moves: {
        PENDING_SUBMISSION: 'TERMINATED',
        PENDING_REVIEW: 'TERMINATED',
        PENDING_MCST_APPROVAL: 'TERMINATED',
        APPROVED: 'TERMINATED',
      },
    },
    mcstTerminate: { ...terminations.mcstTerminate, moves: { PENDING_MCST_APPROVAL: 'TERMINATED' } },
    landlordTerminate: {
      ...terminations.landlordTerminate,
      moves: {
        PENDING_SUBMISSION: 'TERMINATED',
        PENDING_REVIEW: 'TERMINATED',
        PENDING_MCST_APPROVAL: 'TERMINATED',
        APPROVED: 'TERMINATED',
      },
    },
    suspend: {
      call: 'PUT /{id}/suspend',
      permission: 'FORM_MANAGE',
      sides: ['platform', 'building'],
      moves: { APPROVED: 'APPROVED' },
      when: { suspended: false, handedBack: false },
      set: { suspended: true },
      remark: 'suspendRemark',
      stamp: 'suspended',
      tone: 'danger',
      notice: 'recordUpdated',
    },
    reissue: {
      call: 'PUT /{id}/reissue',
      permission: 'FORM_MANAGE',
      sides: ['platform', 'building'],
      moves: { APPROVED: 'APPROVED' },
      when: { suspended: true, handedBack: false },
      set: { suspended: false },
      remark: 'reissueRemark',
      remarkOptional: true,
      stamp: 'reissued',
      confirm: 'plain',
      tone: 'primary',
      notice: 'recordUpdated',
    },
    handBack: {
      call: 'PUT /{id}/hand-back',
      permission: 'FORM_EDIT',
      moves: { APPROVED: 'APPROVED' },
      when: { handedBack: false },
      set: { handedBack: true },
      remark: 'handBackRemark',
      remarkOptional: true,
      stamp: 'handedBack',
      confirm: 'plain',
      notice: 'recordUpdated',
    },
  },
  notifications: {
    /** The contractor's link, once nobody has one that works: made by the rule that sends it. */
    contractorLink: {
      on: ['create', 'update', 'sendLink'],
      asked: ['sendLink'],
      when: { status: 'PENDING_SUBMISSION', linkSent: false },
      to: [{ byRule: 'contractor' }],
      kind: 'permit',
      facts: ['tokenExpiryDate'],
    },
    submitted: {
      on: ['submit'],
      to: [{ holders: 'FORM_APPROVE' }, 'applicantEmail', { setting: 'fm-form-settings', field: 'landlordNotifyPartyEmail' }],
      kind: 'permit',
    },
    toMcst: {
      on: ['landlordApprove'],
      when: { status: 'PENDING_MCST_APPROVAL' },
      to: [{ byRule: 'mcstUsers' }, { setting: 'fm-form-settings', field: 'subMcst' }],
      kind: 'permit',
    },
    approved: {
      on: ['landlordApprove', 'mcstApprove'],
      when: { status: 'APPROVED' },
      to: ['applicantEmail', 'contractorEmail'],
      kind: 'permit',
    },
    rejected: {
      on: ['applicantReject', 'landlordReject', 'mcstReject'],
      to: ['applicantEmail', 'contractorEmail', { setting: 'fm-form-settings', field: 'landlordNotifyPartyEmail' }],
      kind: 'permit',
    },
    terminated: {
      on: ['applicantTerminate', 'landlordTerminate', 'mcstTerminate'],
      to: ['applicantEmail', 'contractorEmail', { setting: 'fm-form-settings', field: 'landlordNotifyPartyEmail' }],
      kind: 'permit',
    },
    suspended: { on: ['suspend'], to: ['applicantEmail', 'contractorEmail'], kind: 'permit' },
    reissued: { on: ['reissue'], to: ['applicantEmail', 'contractorEmail'], kind: 'permit' },
    handedBack: { on: ['handBack'], to: [{ setting: 'fm-form-settings', field: 'landlordNotifyPartyEmail' }], kind: 'permit' },
  },
});

import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, file, reference, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { decisionStamps, parties, variants } from './decisions.ts';

/** The form stays as it is, and is held, while somebody decides about one of its documents. */
const inReview = { PENDING_REVIEW: 'PENDING_REVIEW' } as const;
const atMcst = { PENDING_MCST_APPROVAL: 'PENDING_MCST_APPROVAL' } as const;
/** Who still has to agree. */
const waitsForLandlord = { when: { landlordSignatureRequired: true, landlordApprovedDate: null }, to: 'PENDING_REVIEW' } as const;
const waitsForMcst = { when: { mcstSignatureRequired: true, mcstApprovedDate: null }, to: 'PENDING_REVIEW' } as const;

/**
 * FM form document (002 §3, §4): a document that a form needs, with who has to agree to it. It is approved once all of them have; each party
 * counts once. The parties decide as they do about the form, while it is with them.
 */
export const fmFormDocument = defineEntity({
  name: 'fm-form-documents',
  area: 'fmForms',
  doc: 'A document that belongs to a permit, and that the parties approve.',
  title: '{formName}',
  pages: { show: '/fm-forms/documents/:id', edit: '/fm-forms/documents/:id/edit' },
  api: {
    path: '/fm-form-documents',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, history: true },
    under: 'fmForm',
    also: [{ path: '/fm-forms/{fmFormId}/fm-form-documents', key: 'id' }],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  // The building says which documents there are; whoever edits the form adds their files.
  access: { list: 'FORM_LIST', get: 'FORM_VIEW', create: 'FORM_MANAGE', update: 'FORM_EDIT' },
  parties,
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    fmForm: reference('fm-forms', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      pick: { status: ['PENDING_SUBMISSION', 'PENDING_REVIEW'] },
    }),
    /** The row of the settings from which it was made; none for one that was added to this form alone. */
    fmDocument: text({ max: 40, system: true }),
    formName: text({ required: true, max: 150, search: true, writableBy: ['platform', 'building'] }),
    documentFile: file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    documentFileRequired: boolean({ writableBy: ['platform', 'building'] }),
    landlordSignatureRequired: boolean({ default: true, writableBy: ['platform', 'building'] }),
    mcstSignatureRequired: boolean({ writableBy: ['platform', 'building'] }),
    status: statuses({ APPROVED: 'success', PENDING_REVIEW: 'warning', REJECTED: 'danger' }),
    ...decisionStamps,
  },
  states: { field: 'status', initial: 'PENDING_REVIEW' },
  parent: 'fmForm',
  allow: { update: { status: ['PENDING_REVIEW', 'REJECTED'] } },
  list: {
    columns: ['formName', 'documentFile', 'documentFileRequired', 'landlordSignatureRequired', 'mcstSignatureRequired', 'status'],
    more: ['fmForm', 'applicantApprovedDate', 'landlordApprovedDate', 'mcstApprovedDate'],
    filters: ['fmForm', 'formName', 'status'],
    sort: ['formName', 'ASC'],
    // 002 §3: the default statuses of a document list.
    unlessAsked: { status: ['APPROVED', 'PENDING_REVIEW', 'REJECTED'] },
    tabs: tabsOf('status', ['APPROVED', 'PENDING_REVIEW', 'REJECTED']),
  },
  form: [
    {
      section: 'document',
      fields: [
        'fmForm',
        'formName',
        'documentFile',
        'documentFileRequired',
        'landlordSignatureRequired',
        'mcstSignatureRequired',
      ],
    },
  ],
  facts: ['fmForm', 'status', 'documentFileRequired', 'landlordSignatureRequired', 'mcstSignatureRequired'],
  show: [{ section: 'document', fields: ['fmForm', 'documentFile'] }],
  actions: {
    applicantApprove: {
      ...variants.applicantApprove,
      moves: { PENDING_REVIEW: [waitsForLandlord, waitsForMcst, 'APPROVED'] },
      when: { applicantApprovedDate: null },
      parentMoves: inReview,
    },
    applicantReject: { ...variants.applicantReject, moves: { PENDING_REVIEW: 'REJECTED' }, parentMoves: inReview },
    mcstApprove: {
      ...variants.mcstApprove,
      moves: { PENDING_REVIEW: [waitsForLandlord, 'APPROVED'] },
      when: { mcstSignatureRequired: true, mcstApprovedDate: null },
      parentMoves: atMcst,
    },
    mcstReject: {
      ...variants.mcstReject,
      moves: { PENDING_REVIEW: 'REJECTED' },
      when: { mcstSignatureRequired: true },
      parentMoves: atMcst,
    },
    landlordApprove: {
      ...variants.landlordApprove,
      moves: { PENDING_REVIEW: [waitsForMcst, 'APPROVED'] },
      when: { landlordApprovedDate: null },
      parentMoves: inReview,
    },
    landlordReject: { ...variants.landlordReject, moves: { PENDING_REVIEW: 'REJECTED' }, parentMoves: inReview },
  },
});

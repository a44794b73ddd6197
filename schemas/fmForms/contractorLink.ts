/** What the contractor of a permit reads and does by the link in the mail, without an account (000 §2, 002 §3). */

import type { TokenLink } from '../kernel/calls/linked.ts';
import { boolean, date, dateTime, longText, phone, rows, someOf, text } from '../kernel/fields/field.ts';
import { DRAFT_MAX, declarations, SIGNATURE_MAX, WORKERS_MAX } from './contractorForm.ts';

/** Autosaves of a form that is filled in for a long time. */
const DRAFTS_HOURLY = 1200;

/** What the contractor fills in. What stands in the form of place, nature and times already is not asked. */
export const entries = {
  contractorName: text({ required: true, max: 120 }),
  contractorMobile: phone({ required: true }),
  workers: rows({
    maxItems: WORKERS_MAX,
    fields: { workerName: text({ required: true, max: 120 }), safetyCardNo: text({ max: 40 }) },
  }),
  insuranceExpiryDate: date({ required: true }),
  trainingExpiryDate: date({ required: true }),
  workLocation: text({ max: 200 }),
  workNature: longText({ max: 1000 }),
  workStartDate: dateTime(),
  workEndDate: dateTime(),
} as const;

export const contractorLink: TokenLink<'token' | 'tokenExpiryDate'> = {
  path: '/contractor-form/{token}',
  token: 'token',
  kept: 'token',
  until: 'tokenExpiryDate',
  open: { status: 'PENDING_SUBMISSION' },
  pages: [],
  done: '/contractor-form/submitted',
  expired: '/contractor-form/expired',
  invalid: '/contractor-form/invalid',
  calls: {
    read: { call: 'GET', summary: 'What the contractor is told of the permit, what is asked, and the draft' },
    terms: {
      call: 'GET /terms',
      summary: 'The terms and conditions of the building for work in it',
      sends: 'application/pdf',
    },
    draft: {
      call: 'PUT /draft',
      summary: 'Keeps what has been filled in so far',
      body: { draft: text({ required: true, max: DRAFT_MAX }) },
      hourly: DRAFTS_HOURLY,
    },
    upload: {
      call: 'POST /files',
      summary: 'Adds the file of a document that is asked for, or a document of the contractor’s own',
      takesFile: ['documentId', 'name'],
    },
    submit: {
      call: 'PUT /submit',
      summary: 'The contractor declares, signs and submits the form',
      body: {
        ...entries,
        remark: longText({ max: 1000 }),
        declarations: someOf(declarations, { required: true }),
        signatureName: text({ required: true, max: 120 }),
        /** True for a signature that was typed instead of drawn. */
        typed: boolean(),
        signature: text({ required: true, max: SIGNATURE_MAX }),
      },
    },
  },
};

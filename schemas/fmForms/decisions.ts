/**
 * Who decides about a form and about its documents (002 §4): the applicant (tenant), the management corporation's users (MCST, whom the
 * settings name), and the building (landlord). Each approves and rejects by a variant of its own, with a stamp of its own.
 */
import { sameAs } from '../kernel/fields/field.ts';
import type { Parties } from '../kernel/rights/parties.ts';
import { stamp } from '../users/stamp.ts';

export const parties = {
  mcst: { inSetting: 'fm-form-settings.mcstUsers', match: 'username' },
} as const satisfies Parties;

const rejectedAs = (part: string) => sameAs(['landlord', 'mcst', 'applicant'].map((who) => `${who}Rejected${part}`));
/** Whoever of the three it was. */
const rejection = {
  rejectedDate: rejectedAs('Date'),
  rejectedUser: rejectedAs('User'),
  rejectedRemark: sameAs(['landlordRejectRemark', 'mcstRejectRemark', 'applicantRejectRemark']),
};

/** Date, user and remark of each approval and rejection. */
export const decisionStamps = {
  ...stamp('applicantApproved', 'applicantApproveRemark'),
  ...stamp('applicantRejected', 'applicantRejectRemark'),
  ...stamp('landlordApproved', 'landlordApproveRemark'),
  ...stamp('landlordRejected', 'landlordRejectRemark'),
  ...stamp('mcstApproved', 'mcstApproveRemark'),
  ...stamp('mcstRejected', 'mcstRejectRemark'),
  ...rejection,
};

/** Which people have each variant. People of a company have no permission to approve; their variant asks for the one to edit. */
const applicant = { permission: 'FORM_EDIT', sides: ['tenant'] } as const;
const landlord = { sides: ['platform', 'building'] } as const;
/** Whoever the settings name may decide, also with a role that only reads. */
const mcst = { permission: 'FORM_VIEW', sides: ['building'], by: ['mcst'] } as const;
const approve = { confirm: 'plain', tone: 'primary', remarkOptional: true, notice: 'recordUpdated' } as const;
const reject = { tone: 'danger', notice: 'recordUpdated' } as const;

/** What all variants have in common; states and conditions are those of the entity. */
export const variants = {
  applicantApprove: {
    ...approve,
    ...applicant,
    call: 'PUT /{id}/applicant-approve',
    remark: 'applicantApproveRemark',
    stamp: 'applicantApproved',
  },
  applicantReject: {
    ...reject,
    ...applicant,
    call: 'PUT /{id}/applicant-reject',
    remark: 'applicantRejectRemark',
    stamp: 'applicantRejected',
  },
  mcstApprove: { ...approve, ...mcst, call: 'PUT /{id}/mcst-approve', remark: 'mcstApproveRemark', stamp: 'mcstApproved' },
  mcstReject: { ...reject, ...mcst, call: 'PUT /{id}/mcst-reject', remark: 'mcstRejectRemark', stamp: 'mcstRejected' },
  landlordApprove: {
    ...approve,
    ...landlord,
    call: 'PUT /{id}/landlord-approve',
    permission: 'FORM_APPROVE',
    remark: 'landlordApproveRemark',
    stamp: 'landlordApproved',
    key: 'agree',
  },
  landlordReject: {
    ...reject,
    ...landlord,
    call: 'PUT /{id}/landlord-reject',
    permission: 'FORM_REJECT',
    remark: 'landlordRejectRemark',
    stamp: 'landlordRejected',
    key: 'refuse',
  },
} as const;

const end = {
  confirm: 'countdown',
  tone: 'danger',
  remark: 'terminateRemark',
  stamp: 'terminated',
  notice: 'recordUpdated',
} as const;
/** A form is ended by the same three. */
export const terminations = {
  applicantTerminate: { ...end, ...applicant, call: 'PUT /{id}/applicant-terminate' },
  mcstTerminate: { ...end, ...mcst, call: 'PUT /{id}/mcst-terminate' },
  landlordTerminate: { ...end, ...landlord, permission: 'FORM_MANAGE', call: 'PUT /{id}/landlord-terminate' },
} as const;

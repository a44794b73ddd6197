/**
 * The life of a privilege (001 §4, §7): a company submits it, the building approves or rejects it, publishes it and may end it; past its end it
 * shows as EXPIRED.
 */
import { cases, longText, statuses } from '../kernel/fields/field.ts';
import { stamp } from '../users/stamp.ts';
import { redemption } from './redemptionOptions.ts';

const staff = ['platform', 'building'] as const;

/** Where it stands, and who has brought it there. */
export const promotionLife = {
  status: statuses({
    DRAFT: 'neutral',
    PENDING_APPROVAL: 'warning',
    APPROVED: 'info',
    REJECTED: 'danger',
    PUBLISHED: 'success',
    TERMINATED: 'danger',
  }),
  displayStatus: cases(
    {
      DRAFT: 'neutral',
      PENDING_APPROVAL: 'warning',
      APPROVED: 'info',
      REJECTED: 'danger',
      PUBLISHED: 'success',
      EXPIRED: 'neutral',
      TERMINATED: 'danger',
    },
    [
      { when: { status: 'PUBLISHED', promotionEndAt: { lte: '$now' } }, is: 'EXPIRED' },
      { when: { status: 'PUBLISHED' }, is: 'PUBLISHED' },
      { when: { status: 'DRAFT' }, is: 'DRAFT' },
      { when: { status: 'PENDING_APPROVAL' }, is: 'PENDING_APPROVAL' },
      { when: { status: 'APPROVED' }, is: 'APPROVED' },
      { when: { status: 'REJECTED' }, is: 'REJECTED' },
      { when: { status: 'TERMINATED' }, is: 'TERMINATED' },
    ],
  ),
  ...stamp('submitted'),
  ...stamp('approved'),
  ...stamp('rejected', 'rejectRemark'),
  /** The remark of the rejection, under the name that records have for it. */
  rejectedReason: longText({ max: 500, system: true }),
  ...stamp('published'),
  ...stamp('terminated', 'terminatedReason'),
};

export const promotionActions = {
  submit: {
    call: 'PUT /{id}/submit',
    permission: 'PROMOTION_SUBMIT',
    sides: ['tenant'],
    moves: { DRAFT: 'PENDING_APPROVAL', REJECTED: 'PENDING_APPROVAL' },
    when: { promotionEndAt: { gt: '$now' } },
    stamp: 'submitted',
    confirm: 'plain',
    tone: 'primary',
    notice: 'privilegeSubmitted',
  },
  approve: {
    call: 'PUT /{id}/approve',
    permission: 'PROMOTION_APPROVE',
    sides: staff,
    moves: { PENDING_APPROVAL: 'APPROVED' },
    stamp: 'approved',
    confirm: 'plain',
    tone: 'primary',
    key: 'agree',
    bulk: true,
    notice: 'privilegeUpdated',
  },
  reject: {
    call: 'PUT /{id}/reject',
    permission: 'PROMOTION_REJECT',
    sides: staff,
    moves: { PENDING_APPROVAL: 'REJECTED' },
    remark: 'rejectRemark',
    stamp: 'rejected',
    tone: 'danger',
    key: 'refuse',
    bulk: true,
    notice: 'privilegeUpdated',
  },
  publish: {
    call: 'PUT /{id}/publish',
    permission: 'PROMOTION_MANAGE',
    sides: staff,
    moves: { DRAFT: 'PUBLISHED', APPROVED: 'PUBLISHED' },
    when: { promotionEndAt: { gt: '$now' } },
    stamp: 'published',
    confirm: 'plain',
    tone: 'primary',
    notice: 'privilegePublished',
  },
  terminate: {
    call: 'PUT /{id}/terminate',
    permission: 'PROMOTION_TERMINATE',
    sides: staff,
    moves: { PUBLISHED: 'TERMINATED' },
    remark: 'terminatedReason',
    stamp: 'terminated',
    confirm: 'countdown',
    tone: 'danger',
    notice: 'privilegeTerminated',
  },
  updateRedemptionOption: {
    call: 'PUT /{id}/redemption-option',
    permission: 'PROMOTION_EDIT',
    // Companies have them in their form, until they submit it.
    sides: staff,
    input: redemption,
    section: 'redemption',
    notice: 'redemptionOptionsUpdated',
  },
} as const;

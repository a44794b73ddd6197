import { defineEntity } from '../kernel/entity/entity.ts';
import { code, dateTime, integer, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { kept, stamp } from '../users/stamp.ts';

const staff = ['platform', 'building'] as const;
const own = '/occupant/promotion-redemptions';

/**
 * Redemption (001 §3, §4, §7): one privilege in the hands of one person, claimed or issued; then redeemed at a store, revoked, or expired.
 * How many there may be is kept by the area's rule (`server/areas/privileges/quota.ts`).
 */
export const promotionRedemption = defineEntity({
  name: 'promotion-redemptions',
  area: 'privileges',
  doc: 'One privilege that a person has claimed or got.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'user.label'],
  icon: 'ConfirmationNumber',
  menu: { order: 20 },
  pages: {
    list: '/privilege/redemption-report',
    create: '/privilege/issue',
    show: '/privilege/redemption-report/:id',
  },
  api: {
    path: '/promotion-redemptions',
    key: 'uuid',
    verbs: { list: true, get: true, create: 'POST /issue-individual-claim', statusCount: true, emailRecord: true, history: true },
    under: 'promotion',
  },
  scope: { building: 'officeCentreId', tenant: 'retailTenantId' },
  access: { list: 'PROMOTION_VIEW', create: 'PROMOTION_MANAGE', emailRecord: 'PROMOTION_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('PR'),
    promotion: reference('promotions', { required: true, onDelete: 'cascade', fixed: true, byUuid: true }),
    user: reference('users', { required: true, onDelete: 'cascade', fixed: true }),
    /** Where it is redeemed: chosen with the claim where the quota is of stores, otherwise known once it is redeemed. */
    retailStore: reference('retail-stores', { onDelete: 'clear', fixed: true, byUuid: true }),
    /** The company that offers it; none: the building. */
    retailTenant: reference('tenants', { onDelete: 'clear', system: true }),
    /** Of its being redeemed. */
    transactionId: text({ max: 40, system: true, search: true }),
    /** Its owner alone reads it (`own`), as text and as a QR code. */
    redemptionCode: code({ length: 10, unique: true, internal: true }),
    expiresAt: dateTime({ system: true }),
    status: statuses({ CLAIMED: 'info', REDEEMED: 'success', REVOKED: 'danger', EXPIRED: 'neutral' }),
    ...kept(stamp('claimed')),
    ...kept(stamp('redeemed')),
    ...kept(stamp('revoked', 'revokedReason')),
    ...kept(stamp('expired')),
  },
  states: {
    field: 'status',
    initial: 'CLAIMED',
    timed: {
      expire: { from: 'CLAIMED', to: 'EXPIRED', when: { expiresAt: { lte: '$now' } }, keeps: 'expiredDate' },
    },
  },
  report: { date: 'claimedDate', by: ['promotion', 'retailStore', 'status'], filters: ['promotion'] },
  list: {
    columns: ['referenceNo', 'promotion', 'user', 'retailStore', 'claimedDate', 'redeemedDate', 'status'],
    more: ['transactionId', 'retailTenant', 'expiresAt', 'revokedDate', 'revokedReason', 'expiredDate'],
    filters: ['promotion', 'user', 'retailStore', 'retailTenant', 'status', 'claimedDate', 'redeemedDate'],
    sortable: ['referenceNo', 'claimedDate', 'redeemedDate', 'status'],
    sort: ['referenceNo', 'DESC'],
    tabs: tabsOf('status', ['CLAIMED', 'REDEEMED', 'REVOKED', 'EXPIRED']),
  },
  form: [{ section: 'issue', fields: ['promotion', 'user', 'retailStore'] }],
  facts: ['status', 'promotion', 'user', 'retailStore', 'expiresAt'],
  show: [
    {
      section: 'issue',
      fields: ['referenceNo', 'promotion', 'user', 'retailStore', 'retailTenant', 'expiresAt', 'transactionId', 'status'],
    },
  ],
  related: [{ entity: 'promotion-rollbacks', by: 'promotionRedemption' }],
  uploads: {
    issue: {
      process: 'POST /process-data',
      upload: 'POST /upload-data',
      permission: 'PROMOTION_MANAGE',
      sides: staff,
      page: '/privilege/:promoUuid/upload',
      above: 'promotion',
      columns: ['promotion', 'user', 'retailStore'],
      by: { promotion: ['referenceNo'], user: ['username'] },
      notices: { uploaded: 'privilegesUploaded', failed: 'allUsersFailed' },
    },
  },
  downloads: { record: { call: 'GET /generate-record', permission: 'PROMOTION_DOWNLOAD', as: 'xls' } },
  endpoints: {
    redeemByCode: {
      call: 'PUT /promotion-redemptions/redeem-by-code',
      summary: 'Redeems the privilege whose code was scanned or typed at a store; the same code again changes nothing',
      permission: 'PROMOTION_EDIT',
      // A merchant takes at a store what the building offers there.
      orHolding: ['RETAIL_STORE_EDIT'],
      body: { code: text({ max: 200, required: true }), retailStoreId: integer({ min: 1 }), retailStoreUuid: text({ max: 40 }) },
      notice: 'privilegeRedeemed',
    },
    own: {
      call: `GET ${own}`,
      summary:
        'The privileges that the person has claimed or got, the newest first, with the codes of those that can be redeemed',
      everybody: 'people see what they have claimed',
      query: [],
    },
    ownQr: {
      call: `GET ${own}/uuid/{uuid}/qr`,
      summary: 'The QR code of the person’s own privilege',
      everybody: 'people show the code at the store',
      query: [],
    },
    redeem: {
      call: `PUT ${own}/uuid/{uuid}/redeem`,
      summary:
        'Redeems the person’s own privilege at a store: by the code that was scanned there, or by its PIN; again changes nothing',
      everybody: 'people redeem what they have claimed',
      body: { storeCode: text({ max: 200 }), retailStoreUuid: text({ max: 40 }), pin: text({ max: 12 }) },
      notice: 'privilegeRedeemed',
    },
  },
  actions: {
    revoke: {
      call: 'PUT /{id}/revoke',
      permission: 'PROMOTION_MANAGE',
      sides: staff,
      moves: { CLAIMED: 'REVOKED', REDEEMED: 'REVOKED' },
      remark: 'revokedReason',
      stamp: 'revoked',
      confirm: 'plain',
      tone: 'danger',
      bulk: true,
      notice: 'recordUpdated',
    },
  },
  notifications: {
    issued: { on: ['create'], to: ['user'], kind: 'privileges', facts: ['promotion'] },
    revoked: { on: ['revoke'], to: ['user'], kind: 'privileges', facts: ['promotion', 'revokedReason'] },
  },
  notices: { create: 'privilegeIssued' },
});

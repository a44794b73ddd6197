import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  countOf,
  date,
  email,
  image,
  integer,
  longText,
  oneOf,
  percent,
  phone,
  reference,
  sameAs,
  someOf,
  systemCode,
  text,
  timeZone,
  url,
  usageOf,
  whether,
} from '../kernel/fields/field.ts';
import { addOns } from '../kernel/rights/access.ts';
import { stamp } from '../users/stamp.ts';
import { firstAdminFields, firstAdminForm } from './firstAdmin.ts';
import { identityProviderEndpoints } from './identityProvider.ts';
import { paymentProviders } from './paymentProviders.ts';
import { hardwareTypes, passTypes } from './subscriptionInfoHistory.ts';

export const officeCentreTypes = ['LANDLORD', 'OFFICE', 'TENANT'] as const;
export const currencies = ['SGD', 'HKD', 'MYR', 'CNY', 'TWD', 'JPY', 'USD', 'EUR', 'GBP', 'AUD'] as const;

/** Columns of the table that buildings and tenant companies share (000 §3 Office centre). */
export const officeCentreFields = {
  officeCentreType: oneOf(officeCentreTypes, { system: true }),
  centreCode: text({ required: true, max: 20, pattern: 'code', unique: true, search: true }),
  companyName: text({ required: true, max: 150, search: true }),
  buildingName: text({ max: 150, search: true }),
  address: longText({ max: 500 }),
  contactEmail: email(),
  contactPhone: phone(),
  website: url(),
  active: boolean({ default: true, system: true }),
  landlord: reference('office-centres', { onDelete: 'restrict', system: true, embed: ['companyName'] }),
  addOns: someOf(addOns),
  subscriptionPlanCode: systemCode('SUBSCRIPTION_PLAN', { default: 'CUSTOM' }),
  billingStartDate: date(),
  billingEndDate: date(),
  timeZone: timeZone({ required: true, default: 'Asia/Singapore' }),
  currency: oneOf(currencies, { required: true, default: 'SGD' }),
  taxRate: percent({ default: 0 }),
  bookingActive: boolean({ default: true, system: true }),
  allowStaffLogin: boolean({ default: true }),
  /** Sign-in also requires a one-time code. */
  otpRequired: boolean({ default: true }),
  inactivityMinutes: integer({ min: 5, max: 480, default: 30 }),
  /** Days after which a password must be changed; absent means never. */
  passwordExpiryDays: integer({ min: 1, max: 3650 }),
  hidQuotaBal: integer({ default: 0 }),
  qrQuotaBal: integer({ default: 0 }),
  frQuotaBal: integer({ default: 0 }),
  visitorQrQuotaBal: integer({ default: 0 }),
  deactivatedDate: date({ system: true }),
};

/** The billing period does not end before it begins. */
export const billingPeriod = { field: 'billingEndDate', gte: 'billingStartDate' } as const;

const admin = { ...firstAdminForm, step: 'admin' } as const;
const form = [
  { section: 'identity', step: 'building', fields: ['centreCode', 'companyName', 'buildingName'] },
  { section: 'regional', step: 'building', fields: ['timeZone', 'currency', 'taxRate'] },
  { section: 'contact', step: 'contact', fields: ['address', 'contactEmail', 'contactPhone', 'website'] },
  { section: 'subscription', step: 'subscription', fields: ['subscriptionPlanCode', 'billingStartDate', 'billingEndDate'] },
  { section: 'credential', step: 'subscription', fields: ['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', 'visitorQrQuotaBal'] },
  { section: 'addOns', step: 'addOns', fields: ['addOns'] },
  {
    section: 'signIn',
    step: 'admin',
    fields: ['allowStaffLogin', 'allowDeviceAdmin', 'otpRequired', 'inactivityMinutes', 'passwordExpiryDays'],
  },
] as const;

const quotas = ['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', 'visitorQrQuotaBal'] as const;
const doors = ['hidDoorQuota', 'qrDoorQuota'] as const;
/** What a building has bought of something, by its top-ups. */
const bought = (type: string) => countOf('subscription-info-histories', { by: 'officeCentre', where: { type }, sum: 'quantity' });
const plan = ['subscriptionPlanCode', 'billingStartDate', 'billingEndDate'] as const;
const subscription = ['subscriptionActive', ...plan, 'addOns', ...quotas, ...doors, 'toppedUpDate'] as const;

/** Building (000 §3, §4): an office centre of type LANDLORD, a customer of the provider. */
export const officeCentre = defineEntity({
  name: 'office-centres',
  area: 'buildings',
  doc: 'A building whose operator is a customer of the provider.',
  title: '{companyName}',
  icon: 'Apartment',
  menu: { order: 10 },
  rows: { officeCentreType: 'LANDLORD' },
  pages: { list: '/management/customers', create: '/customer/add', show: '/customer/:id', edit: '/customer/:id/edit' },
  api: {
    path: '/office-centres',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, history: true },
    views: {
      addOn: { call: 'GET /{id}/add-on', fields: ['addOns'] },
      detailInfo: { call: 'GET /{id}/detail-info' },
      activeDetailInfo: { call: 'GET /{id}/active-detail-info' },
      subscriptionInfos: { call: 'GET /{id}/subscription-infos', fields: subscription },
    },
  },
  scope: { building: 'id' },
  access: { list: 'OFFICE_CENTRE_LIST', get: 'OFFICE_CENTRE_VIEW', create: 'OFFICE_CENTRE_ADD', update: 'OFFICE_CENTRE_MANAGE' },
  endpoints: identityProviderEndpoints,
  fields: {
    ...officeCentreFields,
    buildingName: text({ required: true, max: 150, search: true }),
    /** On the letterhead of the mail and the documents that speak for the building. */
    logoImageFile: image({ aspect: [1, 1] }),
    officeCentreId: sameAs('id'),
    isTenant: whether({ officeCentreType: ['TENANT', 'OFFICE'] }),
    officeCentreSubscriptionInfo: sameAs({ subscriptionPlan: { code: 'subscriptionPlanCode' } }),
    tenantCount: countOf('tenants', { by: 'landlord' }),
    /** The provider's device platform admins may set up its devices; nowhere else do they enter the portal. */
    allowDeviceAdmin: boolean({ default: false }),
    /** Its add-ons count. */
    subscriptionActive: boolean({ default: true, system: true }),
    hidQuotaBal: integer({ default: 0, leftOf: 'hidBought' }),
    qrQuotaBal: integer({ default: 0, leftOf: 'qrBought' }),
    frQuotaBal: integer({ default: 0, leftOf: 'frBought' }),
    hidDoorQuota: integer({ default: 0, min: 0, system: true, leftOf: 'hidDoorsBought' }),
    qrDoorQuota: integer({ default: 0, min: 0, system: true, leftOf: 'qrDoorsBought' }),
    /** Who carries out what its companies pay online; absent means that they cannot. */
    paymentProvider: oneOf(paymentProviders, { system: true }),
    hidBought: bought('HID_PASS'),
    qrBought: bought('QR_PASS'),
    frBought: bought('FR_PASS'),
    hidDoorsBought: bought('HID_DOOR'),
    qrDoorsBought: bought('QR_DOOR'),
    quotaUsage: usageOf(['hidQuotaBal', 'qrQuotaBal', 'frQuotaBal', ...doors]),
    ...firstAdminFields,
    subscriptionEnded: whether({ billingEndDate: { lt: '$today' } }),
    /** The latest top-up; all of them are in `subscription-info-histories`. */
    passType: oneOf(passTypes),
    hardwareType: oneOf(hardwareTypes),
    topUpQuantity: integer({ min: 1, max: 100_000 }),
    ...stamp('toppedUp'),
    topUpRemark: longText({ max: 500 }),
  },
  validate: [billingPeriod],
  list: {
    columns: ['centreCode', 'buildingName', 'companyName', 'subscriptionPlanCode', 'tenantCount', 'quotaUsage', 'active'],
    more: ['timeZone', 'currency', 'billingEndDate', 'bookingActive'],
    filters: [
      'subscriptionPlanCode',
      'billingStartDate',
      'billingEndDate',
      'subscriptionEnded',
      'withoutAdmin',
      'quotaUsage',
      'currency',
    ],
    filterNames: { subcriptionPlanCode: 'subscriptionPlanCode' },
    sort: ['buildingName', 'ASC'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
  },
  form: [...form.slice(0, -1), admin, ...form.slice(-1)],
  facts: ['buildingName', 'centreCode', 'tenantCount', 'subscriptionPlanCode', 'billingEndDate'],
  show: [
    { section: 'status', fields: ['active', 'subscriptionActive', 'bookingActive', 'tenantCount'] },
    { ...form[0], fields: [...form[0].fields, 'logoImageFile'] },
    ...form.slice(1),
    { section: 'hardware', fields: doors },
    { section: 'payment', fields: ['paymentProvider'] },
  ],
  related: [
    { entity: 'tenants', by: 'landlord' },
    { entity: 'users', by: 'officeCentre', add: '/customer/:id/users/add' },
    { entity: 'car-parks', by: 'officeCentre' },
    { entity: 'subscription-info-histories', by: 'officeCentre' },
  ],
  actions: {
    updateBasicInfo: {
      call: 'PUT /{id}/basic-info',
      permission: 'OFFICE_CENTRE_EDIT',
      input: ['companyName', 'buildingName', 'logoImageFile', 'address', 'contactEmail', 'contactPhone', 'website'],
      required: ['companyName', 'buildingName'],
      notice: 'buildingUpdated',
    },
    updateSignIn: {
      call: 'PUT /{id}/sign-in',
      permission: 'ACCOUNT_EDIT',
      sides: ['platform', 'building'],
      input: ['allowStaffLogin', 'allowDeviceAdmin', 'otpRequired', 'inactivityMinutes', 'passwordExpiryDays'],
      required: ['inactivityMinutes'],
      section: 'signIn',
      notice: 'buildingUpdated',
    },
    updateAddOn: {
      call: 'PUT /{id}/add-on',
      permission: 'OFFICE_CENTRE_MANAGE',
      input: ['addOns'],
      section: 'addOns',
      notice: 'buildingUpdated',
    },
    updateCredential: {
      call: 'PUT /{id}/credential',
      permission: 'OFFICE_CENTRE_MANAGE',
      input: quotas,
      section: 'credential',
      notice: 'qrQuotaUpdated',
    },
    updatePayment: {
      call: 'PUT /{id}/payment',
      permission: 'OFFICE_CENTRE_MANAGE',
      input: ['paymentProvider'],
      section: 'payment',
      notice: 'buildingUpdated',
    },
    changePlan: {
      call: 'PUT /{id}/subscription-infos/subscription-plan-change',
      permission: 'OFFICE_CENTRE_MANAGE',
      input: plan,
      required: ['subscriptionPlanCode'],
      notice: 'buildingUpdated',
    },
    topUpPasses: {
      call: 'PUT /{id}/subscription-infos/passes-top-up',
      permission: 'OFFICE_CENTRE_MANAGE',
      input: ['passType', 'topUpQuantity', 'topUpRemark'],
      required: ['passType', 'topUpQuantity'],
      startsEmpty: true,
      stamp: 'toppedUp',
      notice: 'qrQuotaUpdated',
    },
    topUpHardware: {
      call: 'PUT /{id}/subscription-infos/hardware-top-up',
      permission: 'OFFICE_CENTRE_MANAGE',
      input: ['hardwareType', 'topUpQuantity', 'topUpRemark'],
      required: ['hardwareType', 'topUpQuantity'],
      startsEmpty: true,
      stamp: 'toppedUp',
      notice: 'buildingUpdated',
    },
    deactivateSubscription: {
      call: 'PUT /{id}/subscription-infos/deactivate',
      permission: 'OFFICE_CENTRE_MANAGE',
      when: { subscriptionActive: true },
      set: { subscriptionActive: false },
      confirm: 'plain',
      tone: 'danger',
      notice: 'buildingUpdated',
    },
    activateSubscription: {
      call: 'PUT /{id}/subscription-infos/activate',
      permission: 'OFFICE_CENTRE_MANAGE',
      when: { subscriptionActive: false },
      set: { subscriptionActive: true },
      confirm: 'plain',
      notice: 'buildingUpdated',
    },
    deactivateBooking: {
      call: 'PUT /{id}/deactivate-booking',
      permission: 'OFFICE_CENTRE_MANAGE',
      when: { bookingActive: true },
      set: { bookingActive: false },
      confirm: 'plain',
      notice: 'buildingUpdated',
    },
    activateBooking: {
      call: 'PUT /{id}/activate-booking',
      permission: 'OFFICE_CENTRE_MANAGE',
      when: { bookingActive: false },
      set: { bookingActive: true },
      confirm: 'plain',
      notice: 'buildingUpdated',
    },
    deactivate: {
      call: 'PUT /{id}/deactive',
      permission: 'OFFICE_CENTRE_MANAGE',
      when: { active: true },
      set: { active: false },
      confirm: 'countdown',
      tone: 'danger',
      notice: 'buildingUpdated',
    },
    activate: {
      call: 'PUT /{id}/activate',
      permission: 'OFFICE_CENTRE_MANAGE',
      when: { active: false },
      set: { active: true },
      confirm: 'plain',
      notice: 'buildingUpdated',
    },
  },
  notices: { update: 'buildingUpdated' },
});

import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonParts } from '../kernel/entity/singleton.ts';
import {
  boolean,
  email,
  emails,
  file,
  integer,
  longText,
  percent,
  reference,
  rows,
  text,
  weeklyHours,
} from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

const set = {
  landlordNotifyPartyEmail: emails({ maxItems: 20 }),
  /** Permits need the management corporation's approval as well. */
  notifyMcst: boolean(),
  mcstNumber: text({ max: 40 }),
  subMcst: email(),
  /** By their e-mail addresses; those with an account in the building approve for the management corporation. */
  mcstUsers: rows({ maxItems: 20, fields: { username: email({ required: true }) } }),
  termsFile: file({ accept: ['pdf'] }),
  ptwFormAdminFeePercentage: percent(),
  detailAdminFee: longText({ max: 1000 }),
  /** The hours in which nobody may do noisy work. */
  noisyWorkRestrictionTiming: weeklyHours(),
  /** The documents that a new form asks for. */
  documents: rows({
    maxItems: 20,
    fields: {
      formName: text({ required: true, max: 150 }),
      documentFileRequired: boolean(),
      landlordSignatureRequired: boolean(),
      mcstSignatureRequired: boolean(),
    },
  }),
  /** Days for which the contractor's link works. */
  linkDays: integer({ min: 1, max: 60, default: 14 }),
};

const form = [
  { section: 'landlord', fields: ['landlordNotifyPartyEmail'] },
  { section: 'mcst', fields: ['notifyMcst', 'mcstNumber', 'subMcst', 'mcstUsers'] },
  { section: 'terms', fields: ['termsFile'] },
  {
    section: 'ptw',
    fields: ['ptwFormAdminFeePercentage', 'detailAdminFee', 'noisyWorkRestrictionTiming', 'documents', 'linkDays'],
  },
] as const;

/** What a building sets once for its FM forms (002 §3, §7); each part has a call of its own. */
export const fmFormSettings = defineEntity({
  name: 'fm-form-settings',
  area: 'fmForms',
  doc: 'Who is told of permits, who approves for the management corporation, and what permits ask for.',
  title: '#{id}',
  api: { path: '/office-centres/{officeCentreId}/fm-form-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'FORM_LIST' },
  fields: {
    officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }),
    ...set,
    ...stamp('termsUpdated'),
  },
  limits: { once: unique(['officeCentre'], { error: 'fmFormSettingsThere' }) },
  list: { columns: [] },
  form,
  singleton: { page: '/fm-forms/settings', of: 'fm-forms' },
  endpoints: singletonParts(
    '/office-centres/{officeCentreId}/fm-form-settings',
    {
      read: 'GET /get-fm-form-setting',
      parts: {
        landlord: 'PUT /update-fm-form-landlord-notified-parties',
        mcst: 'PUT /update-fm-form-mcst-notified-parties',
        terms: 'PUT /update-fm-form-terms-and-conditions',
        ptw: 'PUT /update-fm-form-ptw-form-settings',
      },
      view: 'FORM_MANAGE',
      write: 'FORM_MANAGE',
      notice: 'fmFormSettingsSaved',
    },
    set,
    form,
  ),
});

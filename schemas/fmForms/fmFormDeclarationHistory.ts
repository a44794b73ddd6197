import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, email, image, integer, reference, someOf, text } from '../kernel/fields/field.ts';
import { declarations } from './contractorForm.ts';

/** FM form declaration history (002 §3, §7): who has declared and signed which version of a form, and when. Nobody changes it. */
export const fmFormDeclarationHistory = defineEntity({
  name: 'fm-form-declaration-histories',
  area: 'fmForms',
  doc: 'One declaration of a contractor: the version signed, and the signature.',
  title: '{declaredName}',
  naming: ['declaredName'],
  api: {
    path: '/fm-form-declaration-histories',
    verbs: { list: true, get: true },
    under: 'fmForm',
    also: [{ path: '/fm-forms/{fmFormId}/fm-form-declaration-histories', key: 'id' }],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'FORM_LIST', get: 'FORM_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    fmForm: reference('fm-forms', { required: true, onDelete: 'cascade', system: true }),
    declaredName: text({ required: true, max: 120, search: true, system: true }),
    declaredEmail: email({ system: true }),
    declaredDate: dateTime({ required: true, system: true }),
    /** What was declared. */
    declarations: someOf(declarations, { system: true }),
    /** The signature was typed, not drawn. */
    typed: boolean({ system: true }),
    /** Of the form that was signed. */
    formVersion: integer({ required: true, system: true }),
    /** SHA-256 of its content. */
    contentHash: text({ max: 64, system: true }),
    signatureFile: image({ system: true, accept: ['png'], maxMegabytes: 1, aspect: [3, 1] }),
  },
  list: {
    columns: ['declaredName', 'declaredEmail', 'declaredDate', 'declarations', 'formVersion', 'signatureFile'],
    more: ['typed', 'contentHash', 'fmForm'],
    filters: ['fmForm', 'declaredName', 'declaredDate'],
    sort: ['declaredDate', 'DESC'],
  },
});

import { defineEntity } from '../kernel/entity/entity.ts';
import { file, reference, text } from '../kernel/fields/field.ts';

/** FM form additional document (002 §3, §7): what the contractor, the applicant or the building adds to a form beyond what is asked. */
export const fmFormAdditionalDocument = defineEntity({
  name: 'fm-form-additional-documents',
  area: 'fmForms',
  doc: 'A document that somebody has added to a permit.',
  title: '{name}',
  api: {
    path: '/fm-form-additional-documents',
    verbs: { list: true, get: true, create: true, history: true },
    under: 'fmForm',
    also: [{ path: '/fm-forms/{fmFormId}/fm-form-additional-documents', key: 'id' }],
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'FORM_LIST', get: 'FORM_VIEW', create: 'FORM_EDIT' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    tenant: reference('tenants', { onDelete: 'cascade', system: true }),
    fmForm: reference('fm-forms', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      pick: { status: ['PENDING_SUBMISSION', 'PENDING_REVIEW', 'PENDING_MCST_APPROVAL', 'APPROVED'] },
    }),
    name: text({ required: true, max: 150, search: true }),
    documentFile: file({ required: true, accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
  },
  list: { columns: ['name', 'documentFile'], more: ['fmForm'], filters: ['fmForm', 'name'], sort: ['name', 'ASC'] },
  form: [{ section: 'document', fields: ['fmForm', 'name', 'documentFile'] }],
});

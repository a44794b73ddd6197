import { defineEntity } from '../kernel/entity/entity.ts';
import { file, integer, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';
import { stamp } from '../users/stamp.ts';

/** One version of a document: its file, who gave it and when. The server alone writes it; only the building sees former ones. */
export const documentVersion = defineEntity({
  name: 'document-versions',
  area: 'documents',
  doc: 'One file of a document, of which the last one is the current one.',
  title: '{versionNo}',
  api: { path: '/document-versions', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'DOCUMENT_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    document: reference('documents', { required: true, onDelete: 'cascade', system: true }),
    versionNo: integer({ required: true, min: 1, system: true }),
    documentFile: file({ system: true }),
    ...stamp('uploaded'),
  },
  limits: { once: unique(['document', 'versionNo'], { error: 'versionTaken' }) },
  list: {
    columns: ['versionNo', 'documentFile', 'uploadedDate', 'uploadedUser'],
    filters: ['document'],
    sort: ['versionNo', 'DESC'],
  },
});

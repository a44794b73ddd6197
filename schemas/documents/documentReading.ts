import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, integer, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

/** A person who has opened a document: when for the first and the last time, and which version then. The server alone writes it. */
export const documentReading = defineEntity({
  name: 'document-readings',
  area: 'documents',
  doc: 'One person who has opened the file of a document.',
  title: '#{id}',
  api: { path: '/document-readings', verbs: { list: true, get: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'DOCUMENT_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    document: reference('documents', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true }),
    /** The company, or the building, in which the person has read it. */
    tenant: reference('centres', { onDelete: 'clear', system: true }),
    versionNo: integer({ min: 1, system: true }),
    firstReadDate: dateTime({ system: true }),
    lastReadDate: dateTime({ system: true }),
  },
  limits: { once: unique(['document', 'user'], { error: 'readAlready' }) },
  list: {
    columns: ['user', 'tenant', 'versionNo', 'firstReadDate', 'lastReadDate'],
    filters: ['document', 'tenant', 'lastReadDate'],
    sort: ['lastReadDate', 'DESC'],
  },
});

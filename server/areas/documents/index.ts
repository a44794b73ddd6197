import { document } from '#schemas/documents/document.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { documentRules } from './documents.ts';

export const documents = defineServerArea({ name: 'documents', rules: { [document.name]: documentRules } });

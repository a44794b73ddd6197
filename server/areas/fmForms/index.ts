import { fmForm } from '#schemas/fmForms/fmForm.ts';
import { fmFormAdditionalDocument } from '#schemas/fmForms/fmFormAdditionalDocument.ts';
import { fmFormDocument } from '#schemas/fmForms/fmFormDocument.ts';
import { fmFormSettings } from '#schemas/fmForms/fmFormSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { singletonPartHandlers } from '#server/engine/calls/singleton.ts';
import { returningByLink } from '#server/engine/linked/calls.ts';
import { addFile, keepDraft } from './contractor/acts.ts';
import { contractorSchema, readForm, readTerms } from './contractor/facts.ts';
import { submitForm } from './contractor/submit.ts';
import { additionalDocumentRules, documentRules } from './documents.ts';
import { fmFormRules } from './forms.ts';
import { permitPdf } from './permitPdf.ts';
import { settingsRules } from './settings.ts';

export const fmForms = defineServerArea({
  name: 'fmForms',
  rules: {
    [fmForm.name]: fmFormRules,
    [fmFormDocument.name]: documentRules,
    [fmFormSettings.name]: settingsRules,
    [fmFormAdditionalDocument.name]: additionalDocumentRules,
  },
  downloads: { [fmForm.name]: { pdf: permitPdf } },
  linked: {
    [fmForm.name]: {
      read: returningByLink(contractorSchema, readForm),
      terms: readTerms,
      draft: returningByLink('nothing', keepDraft),
      upload: returningByLink(contractorSchema, addFile),
      submit: returningByLink('nothing', submitForm),
    },
  },
  handlers: { [fmFormSettings.name]: singletonPartHandlers(fmFormSettings) },
});

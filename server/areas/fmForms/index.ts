import { fmForm } from '#schemas/fmForms/fmForm.ts';
import { fmFormAdditionalDocument } from '#schemas/fmForms/fmFormAdditionalDocument.ts';
import { fmFormDocument } from '#schemas/fmForms/fmFormDocument.ts';
import { fmFormSettings } from '#schemas/fmForms/fmFormSettings.ts';
import { defineServerArea } from '#server/engine/area.ts';
import { recordPdf } from '#server/engine/recordPdf.ts';
import { singletonPartAnswers } from '#server/engine/singleton.ts';
import { additionalDocumentRules, documentRules } from './documents.ts';
import { fmFormRules } from './forms.ts';
import { settingsRules } from './settings.ts';

export const fmForms = defineServerArea({
  name: 'fmForms',
  rules: {
    [fmForm.name]: fmFormRules,
    [fmFormDocument.name]: documentRules,
    [fmFormSettings.name]: settingsRules,
    [fmFormAdditionalDocument.name]: additionalDocumentRules,
  },
  downloads: { [fmForm.name]: { pdf: recordPdf } },
  answers: { [fmFormSettings.name]: singletonPartAnswers(fmFormSettings) },
});

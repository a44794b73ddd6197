import { defineArea } from '../kernel/areas/area.ts';
import { fmForm } from './fmForm.ts';
import { fmFormAdditionalDocument } from './fmFormAdditionalDocument.ts';
import { fmFormDeclarationHistory } from './fmFormDeclarationHistory.ts';
import { fmFormDocument } from './fmFormDocument.ts';
import { fmFormSettings } from './fmFormSettings.ts';

export const area = defineArea({
  name: 'fmForms',
  entities: [fmForm, fmFormDocument, fmFormAdditionalDocument, fmFormDeclarationHistory, fmFormSettings],
});
export const { entities } = area;

import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { flag, inLanguages, moment, objectOf, orNull, text, uuid } from '#server/openapi/values.ts';
import { officeCentreRules } from './officeCentres.ts';
import { acceptTerms, currentTerms, termsRules } from './terms.ts';

const terms = objectOf({
  uuid,
  referenceNo: text,
  name: inLanguages,
  description: inLanguages,
  publishedDate: moment,
  accepted: flag,
});

export const buildings = defineServerArea({
  name: 'buildings',
  rules: { 'office-centres': officeCentreRules, 'terms-and-conditions': termsRules },
  handlers: {
    'terms-and-conditions': { current: returning(orNull(terms), currentTerms), accept: returning('nothing', acceptTerms) },
  },
});

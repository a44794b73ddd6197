/** Typical buildings: the first one of the demo data. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { officeCentre } from './officeCentre.ts';
import { rate } from './rate.ts';
import { termsAndConditions } from './termsAndConditions.ts';

export const buildingSample = defineSample(officeCentre, [
  {
    centreCode: 'HPT',
    companyName: 'Harbour Point Properties Pte Ltd',
    buildingName: 'Harbour Point Tower',
    address: '8 Harbour Point Boulevard, Singapore 018984',
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
    taxRate: 900,
    contactPhone: '+65 6123 4500',
  },
]);

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;

export const rateSample = defineSample(rate, [
  { name: 'Meeting room', amount: 4_500, per: 'HOUR', effectiveFrom: '2036-01-01', effectiveTo: '2036-12-31' },
  { name: 'Aircon after hours', amount: 6_200, per: 'HOUR', effectiveFrom: '2036-01-01', effectiveTo: '2036-12-31' },
  { name: 'Goods lift', amount: 12_000, per: 'USE', effectiveFrom: '2036-07-01', effectiveTo: '2036-12-31' },
]);

export const termsSample = defineSample(termsAndConditions, [
  {
    name: three('Terms and conditions', '條款及細則', '条款及细则'),
    description: three(
      '<p>Whoever uses the building follows the house rules.</p>',
      '<p>使用大廈者須遵守大廈守則。</p>',
      '<p>使用大厦者须遵守大厦守则。</p>',
    ),
  },
]);

/** Typical buildings: the first one of the demo data. */
import { defineSample } from '../kernel/sample.ts';
import { officeCentre } from './officeCentre.ts';

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

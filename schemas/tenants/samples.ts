/** Typical companies and units: those of the first building of the demo data. */
import { defineSample } from '../kernel/entity/sample.ts';
import { emailDomain } from './emailDomain.ts';
import { tenant } from './tenant.ts';
import { unit } from './unit.ts';

export const tenantSample = defineSample(tenant, [
  { centreCode: 'MERIDIAN', companyName: 'Meridian Shipping Pte Ltd', officeCentreType: 'TENANT', active: true },
  { centreCode: 'LOTUS', companyName: 'Lotus Capital Partners', officeCentreType: 'TENANT', active: true },
  { centreCode: 'KOPI', companyName: 'Kopi & Crumb Bakery', officeCentreType: 'OFFICE', active: true },
  { centreCode: 'NIMBUS', companyName: 'Nimbus Software Pte Ltd', officeCentreType: 'TENANT', active: true },
  { centreCode: 'ORCHID', companyName: 'Orchid Dental Group', officeCentreType: 'TENANT', active: false },
]);

export const unitSample = defineSample(unit, [
  { floorNo: 'B1', floorNoInt: -1, unitNo: '01', areaSquareMetres: 60, active: true },
  { floorNo: '12', floorNoInt: 12, unitNo: '03', areaSquareMetres: 245, active: true },
]);

export const emailDomainSample = defineSample(emailDomain, [{ domain: 'marina.example' }, { domain: 'harbour.example' }]);

import { defineEntity } from '../kernel/entity/entity.ts';
import { activeOf } from '../kernel/fields/field.ts';
import { officeCentreFields } from './officeCentre.ts';

/** Any office centre (000 §3), building or company: the choices for where a person works. */
export const centre = defineEntity({
  name: 'centres',
  area: 'buildings',
  doc: 'A building or a company in it.',
  title: '{companyName}',
  table: 'office-centres',
  api: { path: '/office-centres', verbs: { dropDown: true } },
  scope: { building: 'landlordId', tenant: 'id', orSelf: true },
  access: { list: 'USER_LIST', dropDown: 'USER_LIST' },
  fields: { ...officeCentreFields, landlordActive: activeOf('landlord') },
  list: {
    columns: ['centreCode', 'companyName'],
    filters: ['officeCentreType', 'active', 'landlordActive', 'landlord'],
    sortable: ['centreCode', 'companyName', 'buildingName'],
  },
});

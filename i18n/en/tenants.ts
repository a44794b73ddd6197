import { officeCentre } from './buildings.ts';

export const tenants = {
  tenants: {
    name: 'Tenant |||| Tenants',
    fields: { ...officeCentre.fields, customerCode: 'Customer code', userCount: 'Users', unitCount: 'Units' },
    sections: officeCentre.sections,
    tabs: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    actions: { updateStatus: 'Edit status', updateAddOn: 'Edit add-ons', updateCredential: 'Edit pass quotas' },
    tabLabels: { directory: 'Directory sync' },
    pages: { list: 'Tenants', create: 'Add tenant', edit: 'Edit tenant', show: 'Tenant' },
    enums: officeCentre.enums,
  },
  companies: {
    name: 'Company |||| Companies',
    fields: officeCentre.fields,
    sections: officeCentre.sections,
    actions: { updateInfo: 'Edit company info' },
    enums: officeCentre.enums,
  },
  units: {
    name: 'Unit |||| Units',
    fields: {
      officeCentre: 'Building',
      floorNo: 'Floor',
      floorNoInt: 'Floor as a number',
      unitNo: 'Unit no.',
      areaSquareMetres: 'Area (m²)',
      tenant: 'Tenant',
      active: 'Active',
    },
    sections: { place: 'Location', letting: 'Letting' },
    tabs: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    plan: {
      free: 'Free',
      none: 'There are no active units yet.',
      legend: 'Companies of the building',
      units: '%{smart_count} unit |||| %{smart_count} units',
    },
    pages: { list: 'Units', create: 'Add unit', edit: 'Edit unit', show: 'Unit', upload: { create: 'Upload units' } },
  },
  'email-domains': {
    name: 'E-mail domain |||| E-mail domains',
    fields: {
      officeCentre: 'Building',
      domain: 'Domain',
      provenBy: 'Proven by',
      provenDate: 'Proven on',
      checkedDate: 'Last checked',
    },
    sections: { domain: 'Domain' },
    pages: { list: 'E-mail domains', create: 'Add e-mail domain', show: 'E-mail domain' },
    enums: { provenBy: { DNS: 'TXT record', PROVIDER: 'The provider' } },
    tabLabels: { proof: 'Proof' },
    proof: {
      lead: 'A domain counts once it is proven to be yours. Add this TXT record where the domain is run, and leave it there: it is looked for every day.',
      given: 'The provider’s staff has set this domain: it needs no record.',
      recordName: 'Record name',
      recordValue: 'Record value',
      verify: 'Verify',
    },
  },
};

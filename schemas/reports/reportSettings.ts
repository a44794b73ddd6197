import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { reference, tags } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

const fields = {
  /** Nobody outside gets a subscription, but for addresses in these. */
  mailDomains: tags({ maxItems: 50 }),
};

/** To which addresses outside the building subscriptions may be sent. */
export const reportSettings = defineEntity({
  name: 'report-settings',
  area: 'reports',
  doc: 'To which e-mail domains subscriptions of a building may be sent beside its own people.',
  title: '#{id}',
  api: { path: '/report-settings', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'REPORT_LIST' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...fields },
  limits: { once: unique(['officeCentre'], { error: 'reportSettingsThere' }) },
  list: { columns: [] },
  form: [{ section: 'outside', fields: ['mailDomains'] }],
  singleton: { page: '/reports/settings', of: 'report-subscriptions' },
  endpoints: singletonCalls(
    '/report-settings',
    { read: 'REPORT_LIST', write: 'OFFICE_CENTRE_EDIT', notice: 'recordUpdated' },
    fields,
  ),
});

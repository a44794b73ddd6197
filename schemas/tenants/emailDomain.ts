import { defineEntity } from '../kernel/entity/entity.ts';
import { dateTime, oneOf, reference, text } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

const ONE = '/office-centres/{officeCentreId}/email-domains/{id}';

/**
 * E-mail domain of a building (000 §2, §7): the end of its people's addresses. It is the same list that its identity provider signs in, and
 * counts only once it is proven to be the building's, by a TXT record of the domain or by the provider's staff.
 */
export const emailDomain = defineEntity({
  name: 'email-domains',
  area: 'tenants',
  doc: 'An e-mail domain of a building, and whether it is proven to be its own.',
  title: '{domain}',
  icon: 'AlternateEmail',
  menu: { order: 30 },
  pages: { list: '/email', create: '/email/add', show: '/email/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/email-domains',
    verbs: { list: true, get: true, create: true, delete: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'EMAIL_DOMAIN_LIST',
    get: 'EMAIL_DOMAIN_VIEW',
    create: 'EMAIL_DOMAIN_ADD',
    delete: 'EMAIL_DOMAIN_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    domain: text({ required: true, max: 253, pattern: 'domain', search: true, fixed: true }),
    /** DNS (a TXT record), or PROVIDER (the provider's staff has set it); nothing: not proven. */
    provenBy: oneOf(['DNS', 'PROVIDER'], { system: true }),
    provenDate: dateTime({ system: true }),
    /** When the record was last seen. */
    checkedDate: dateTime({ system: true }),
  },
  limits: {
    once: unique(['officeCentre', 'domain'], { error: 'duplicate' }),
    /** A domain is proven for one building at a time. */
    proven: unique(['domain'], { while: { provenBy: ['DNS', 'PROVIDER'] }, error: 'domainProvenElsewhere' }),
  },
  list: {
    columns: ['domain', 'provenBy', 'provenDate', 'checkedDate'],
    filters: ['domain', 'provenBy'],
    sort: ['domain', 'ASC'],
  },
  form: [{ section: 'domain', fields: ['domain'] }],
  facts: ['provenBy', 'provenDate', 'checkedDate'],
  show: [{ section: 'domain', fields: ['domain', 'provenBy', 'provenDate', 'checkedDate'] }],
  endpoints: {
    proof: {
      call: `GET ${ONE}/proof`,
      of: 'record',
      summary: 'The TXT record that proves the domain',
      permission: 'EMAIL_DOMAIN_VIEW',
    },
    verify: {
      call: `PUT ${ONE}/verify`,
      of: 'record',
      summary: 'Look for that record now',
      permission: 'EMAIL_DOMAIN_EDIT',
      notice: 'domainVerified',
    },
  },
  notices: { create: 'emailDomainAdded' },
});

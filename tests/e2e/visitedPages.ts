/**
 * The pages that axe looks at, by account, with the ids of the demo data. `visitedPages.test.ts` names a page of the portal that
 * is missing here.
 */
import { slotsOf } from '#resources/areas.ts';
import { areas, entities, entityOf } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { type Page, pageAt, pagesOf } from '#schemas/kernel/areas/page.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { buildingAdmin, superAdmin } from './people.ts';

/** One of those that make a hundred in a copy of the product (`tests/registry/largeProduct.ts`): they have no records. */
export const isMade = ({ area }: Pick<Entity, 'area'>): boolean => /^made\d+$/.test(area);
/** Their lists and forms, each visited twice: in the place of the two pages that a record has. */
const made = (entities as readonly Entity[])
  .filter(isMade)
  .flatMap(({ pages }) => [pages.list, pages.create].flatMap((path) => (path ? [path, path] : [])));

export const visited: Readonly<Record<string, readonly string[]>> = {
  [buildingAdmin]: [
    ...made,
    '/feedback',
    '/feedback/1',
    '/marketplace',
    '/marketplace/add',
    '/marketplace/1',
    '/marketplace/1/edit',
    '/blacklist',
    '/blacklist/add-user',
    '/blacklist/manage-user/1',
    '/retail-store',
    '/retail-store/add',
    '/retail-store/00000000-0000-4000-8000-000000000101',
    '/retail-store/00000000-0000-4000-8000-000000000101/edit',
    '/retail-store/00000000-0000-4000-8000-000000000101/delivery-periods/add',
    '/retail-categories',
    '/retail-categories/add',
    '/retail-categories/00000000-0000-4000-8000-000000000101',
    '/retail-categories/00000000-0000-4000-8000-000000000101/edit',
    '/stores',
    '/opc-empty',
    '/stores/categories',
    '/stores/category/add',
    '/stores/category/00000000-0000-4000-8000-000000000101',
    '/stores/category/00000000-0000-4000-8000-000000000101/edit',
    '/retail-store-reviews',
    '/promo-management',
    '/privilege',
    '/privilege/add',
    '/privilege/00000000-0000-4000-8000-000000000101',
    '/privilege/00000000-0000-4000-8000-000000000101/edit',
    '/privilege/00000000-0000-4000-8000-000000000101/view-redemption',
    '/privilege/00000000-0000-4000-8000-000000000101/upload',
    '/privilege/redemption-report',
    '/privilege/issue',
    '/privilege/redemption-report/00000000-0000-4000-8000-000000000101',
    '/service-request/places',
    '/service-request/places/add',
    '/service-request/places/00000000-0000-4000-8000-000000000101',
    '/service-request/places/00000000-0000-4000-8000-000000000101/edit',
    '/today',
    '/welcome',
    '/add-on/disabled/BOOK_FACILITY',
    '/tenants',
    '/tenants/add',
    '/tenants/2',
    '/tenants/2/edit',
    '/tenants/2/users/add',
    '/building-user-management/users',
    '/email',
    '/email/add',
    '/email/1',
    '/Unit',
    '/Unit/add',
    '/Unit/stacking-plan',
    '/Unit/1',
    '/Unit/1/edit',
    '/users',
    '/users/add',
    '/users/review',
    '/user/8',
    '/user/edit/8',
    '/directory-groups',
    '/directory-groups/1',
    '/directory-sync',
    '/directory-sync/1',
    '/identity-refusals',
    '/identity-refusals/1',
    '/user-groups',
    '/user-groups/add',
    '/user-group/00000000-0000-4000-8000-000000000101',
    '/user-group/00000000-0000-4000-8000-000000000101/edit',
    '/events/listings',
    '/events/new',
    '/events/settings',
    '/events/calendar',
    '/events/00000000-0000-4000-8000-000000000101',
    '/events/00000000-0000-4000-8000-000000000101/edit',
    '/events/00000000-0000-4000-8000-000000000101/check-in',
    '/events/00000000-0000-4000-8000-000000000101/sessions/add',
    '/events/00000000-0000-4000-8000-000000000101/sessions/00000000-0000-4000-8000-000000000101',
    '/events/00000000-0000-4000-8000-000000000101/participants/1',
    '/service-request/requests',
    '/service-request/new-request',
    '/service-request/request/00000000-0000-4000-8000-000000000101',
    '/service-request/request/00000000-0000-4000-8000-000000000101/edit',
    '/service-request/request/00000000-0000-4000-8000-000000000101/comment',
    '/service-request/forms',
    '/service-request/new-form',
    '/service-request/form/00000000-0000-4000-8000-000000000101',
    '/service-request/form/00000000-0000-4000-8000-000000000101/edit',
    '/service-request/form/00000000-0000-4000-8000-000000000101/add-option-fields',
    '/surveys/listings',
    '/surveys/new',
    '/surveys/00000000-0000-4000-8000-000000000101',
    '/surveys/00000000-0000-4000-8000-000000000101/edit',
    '/surveys/00000000-0000-4000-8000-000000000101/option-fields',
    '/surveys/00000000-0000-4000-8000-000000000101/results',
    '/polling/listings',
    '/polling/listings/new',
    '/polling/listings/00000000-0000-4000-8000-000000000101',
    '/polling/listings/00000000-0000-4000-8000-000000000101/edit',
    '/notifications',
    '/notifications/add',
    '/notifications/00000000-0000-4000-8000-000000000101',
    '/notifications/00000000-0000-4000-8000-000000000103/edit',
    '/notifications/00000000-0000-4000-8000-000000000101/recipients',
    '/ad-management/ad-listings',
    '/ad-management/ad-listings/new',
    '/ad-management/ad-listings/00000000-0000-4000-8000-000000000101',
    '/ad-management/ad-listings/00000000-0000-4000-8000-000000000101/edit',
    '/ad-management/ad-listings/00000000-0000-4000-8000-000000000101/results',
    '/polling/listings/00000000-0000-4000-8000-000000000101/option-fields',
    '/polling/listings/00000000-0000-4000-8000-000000000101/results',
    '/homepage-management/featured-items',
    '/homepage-management/featured-items/new',
    '/homepage-management/featured-items/00000000-0000-4000-8000-000000000101',
    '/homepage-management/featured-items/edit/00000000-0000-4000-8000-000000000101',
    '/homepage-management/header-custom',
    '/documents',
    '/documents/add',
    '/documents/1',
    '/documents/1/edit',
    '/document-categories',
    '/document-categories/add',
    '/document-categories/1',
    '/document-categories/1/edit',
    '/articles',
    '/articles/add',
    '/articles/00000000-0000-4000-8000-000000000101',
    '/articles/00000000-0000-4000-8000-000000000101/edit',
    '/deeplink',
    '/deeplink/new',
    '/deeplink/00000000-0000-4000-8000-000000000101',
    '/deeplink/00000000-0000-4000-8000-000000000101/edit',
    '/qr-code/template',
    '/billing/invoices',
    '/billing/invoices/add',
    '/billing/invoices/1',
    '/billing/invoices/3/edit',
    '/billing/payment',
    '/billing/payment/1',
    '/management/rates',
    '/management/rates/add',
    '/management/rates/1',
    '/management/rates/1/edit',
    '/management/terms-and-conditions',
    '/management/terms-and-conditions/add',
    '/management/terms-and-conditions/1',
    '/management/terms-and-conditions/2/edit',
    '/upload/invoices',
    '/holiday-setup/holidays',
    '/holiday-setup/holidays/add',
    '/holiday-setup/holidays/1',
    '/holiday-setup/holidays/1/edit',
    '/emergency-broadcasts',
    '/emergency-broadcasts/add',
    '/emergency-broadcasts/1',
    '/emergency-broadcasts/2/edit',
    '/emergency-broadcasts/presets',
    '/emergency-broadcasts/presets/add',
    '/emergency-broadcasts/presets/1',
    '/emergency-broadcasts/presets/1/edit',
    '/parking/carparks',
    '/parking/carparks/add',
    '/parking/carparks/1',
    '/aircon/extension',
    '/aircon/extension/add',
    '/aircon/extension/1',
    '/aircon/extension/1/edit',
    '/aircon/extension/3/instances/1',
    '/aircon/ahu-units',
    '/aircon/ahu-units/add',
    '/aircon/ahu-units/1',
    '/aircon/ahu-units/1/edit',
    '/aircon/settings',
    '/aircon/week',
    '/aircon/statement',
    '/parking/season-parking',
    '/parking/season-parking/add',
    '/parking/season-parking/41',
    '/parking/season-parking/41/edit',
    '/parking/season-parking/36',
    '/parking/season-parking/36/renewal',
    '/parking/season-parking/36/change-of-vehicle',
    '/parking/season-parking/instance/1',
    '/fm-forms',
    '/fm-forms/add',
    '/fm-forms/1',
    '/fm-forms/1/edit',
    '/fm-forms/4',
    '/fm-forms/4/update-approved',
    '/fm-forms/documents/2',
    '/fm-forms/documents/2/edit',
    '/fm-forms/settings',
    '/settings',
    '/security',
    '/company-info',
    '/data-provider',
    '/mail-server',
    '/message-templates',
    '/message-templates/1',
    '/message-templates/1/edit',
    '/upload/units',
    '/upload/carparks',
    '/upload/holidays',
    '/upload/users',
    '/upload/user-groups',
    '/upload/mass-update',
    '/upload/face-recognition',
  ],
  [superAdmin]: [
    '/today',
    '/management/customers',
    '/customer/add',
    '/customer/1',
    '/customer/1/edit',
    '/management/mails',
    '/management/mails/1',
    '/management/maintenance-mode',
    '/management/maintenance-mode/new',
    '/management/user',
    '/management/user/add',
    '/management/user/8',
    '/management/user/8/edit',
    '/global-users/upload/users',
    '/global-users/upload/mass-update',
    '/global-users/user-groups',
    '/global-users/user-groups/add',
    '/global-users/user-groups/00000000-0000-4000-8000-000000000001',
    '/global-users/user-groups/00000000-0000-4000-8000-000000000001/edit',
    '/global-users/upload/user-groups',
  ],
};

/** Pages that need more than an address, by the test that goes there and looks at them. */
export const visitedBy: Readonly<Record<string, readonly string[]>> = {
  'roles.spec.ts': ['/dashboard'],
  'events.spec.ts': ['/event-management'],
  'parkingCalendar.spec.ts': ['/parking/season-parking/calendar'],
  'notifications.spec.ts': ['/notifications/review'],
  'maintenance.spec.ts': ['/management/maintenance-mode/:id', '/management/maintenance-mode/edit/:id'],
  'people.spec.ts': ['/user-pending/:id', '/user-pending/edit/:id', '/building-user-management/users/:id'],
  'invitations.spec.ts': ['/invitations', '/user-invitation/:id'],
  'serviceRequests.spec.ts': ['/tenant-service-request/requests', '/service-request/request-refund/:id'],
  'billing.spec.ts': ['/upload/invoices/confirm', '/upload/invoices/result'],
  'content.spec.ts': ['/upload/holidays/confirm', '/upload/holidays/result'],
  'bulkUpload.spec.ts': ['units', 'users', 'mass-update', 'face-recognition', 'carparks'].flatMap((name) => [
    `/upload/${name}/confirm`,
    `/upload/${name}/result`,
  ]),
  'userGroups.spec.ts': [
    '/upload/user-groups/confirm',
    '/upload/user-groups/result',
    '/global-users/upload/user-groups/confirm',
    '/global-users/upload/user-groups/result',
  ],
  'globalUsers.spec.ts': [
    '/management/user/:id/:officeCentreId/:officeCentreUuid',
    '/management/user/:id/:officeCentreId/:officeCentreUuid/edit',
    ...['users', 'mass-update'].flatMap((name) => [
      `/global-users/upload/${name}/confirm`,
      `/global-users/upload/${name}/result`,
    ]),
  ],
};

export const allPages: readonly Page[] = pagesOf(manifestOf(areas));

const shownOn = ({ list, form, fields }: Entity, page: string): readonly string[] =>
  page === 'list'
    ? [...list.columns, ...(list.filters ?? [])]
    : page === 'show'
      ? Object.keys(fields)
      : form.flatMap((one) => one.fields);

/** What decides the colours of a page: its view, the kinds of its fields, the tones of its statuses. */
export function coloursOf(path: string): string[] {
  const page = pageAt(allPages, path);
  if (!page?.entity) return [path];
  const entity = entityOf(page.entity);
  return shownOn(entity, page.page).flatMap((name) => {
    const field = entity.fields[name];
    const tones = field && 'tones' in field ? Object.values(field.tones ?? {}) : [];
    return [`${page.page} ${field?.kind}`, ...tones.map((tone) => `${page.page} ${tone}`)];
  });
}

/** Of a declaration, the words that say something. */
const wordsIn = (declared: object): string[] =>
  Object.entries(declared)
    .filter(([, one]) => one && (typeof one !== 'object' || Object.keys(one).length > 0))
    .map(([word]) => word);
const formWords = ({ form, recurrence, startsWith, afterForm, validate }: Entity) =>
  wordsIn({ steps: form.some(({ step }) => step), recurrence, startsWith, afterForm, validate });

/** What the views of an entity are made of beside its fields, by the words that declare it. */
const madeOf: Readonly<Record<string, (entity: Entity) => readonly string[]>> = {
  list: ({ list, uploads, downloads, traits }) => [...wordsIn({ ...list, uploads, downloads }), ...traits],
  show: ({ doc, name, list, form, fields, pages, api, access, area, ...shown }) => wordsIn(shown),
  create: formWords,
  edit: formWords,
};

/** What its area draws by hand is like nothing else. */
const drawnByHand = (name: string, page: string): string[] => {
  const { columns = {}, toolbar, inputs = {}, aside, tabs = [] } = slotsOf(name);
  const own = page === 'list' ? { ...columns, toolbar } : page === 'show' ? { aside, tabs } : inputs;
  return wordsIn(own).map((slot) => `${slot} of ${name}`);
};

/** What decides the elements of a page: its colours, what its entity declares for this view, and what is drawn by hand. */
export function shapesOf(path: string): string[] {
  const page = pageAt(allPages, path);
  const made = page?.entity && madeOf[page.page];
  if (!made) return [path, ...coloursOf(path)];
  const words = made(entityOf(page.entity)).map((word) => `${page.page} with ${word}`);
  return [page.page, ...coloursOf(path), ...words, ...drawnByHand(page.entity, page.page)];
}

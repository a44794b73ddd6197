/**
 * The pages that axe looks at, by account: every page of the manifests, with a record of the demo data where its path has a
 * parameter. A new page is visited by itself; only where the first record is not the one to look at, it has an entry in `instead`.
 */
import { slotsOf } from '#resources/areas.ts';
import { areas, entityOf } from '#schemas/index.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { type EntityView, type Page, pageAt, pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { addOns } from '#schemas/kernel/rights/catalogue.ts';
import { sessionOf } from '../unit/session.ts';
import { buildingAdmin, superAdmin } from './people.ts';

export const allPages: readonly Page[] = pagesOf(manifestOf(areas));

/** One of those that make a hundred in a copy of the product (`tests/registry/largeProduct.ts`): they have no records. */
export const isMade = ({ area }: Pick<Entity, 'area'>): boolean => /^made\d+$/.test(area);

/** The first record of an entity whose paths have uuids. */
const UUID = '00000000-0000-4000-8000-000000000101';
const EVENT = `/events/${UUID}`;
/** Other records than the first: it has another state, or belongs to somebody else. */
const instead: Readonly<Record<string, readonly string[]>> = {
  '/add-on/disabled/:module': ['/add-on/disabled/BOOK_FACILITY'],
  '/tenants/:id': ['/tenants/2'],
  '/tenants/:id/edit': ['/tenants/2/edit'],
  '/tenants/:id/users/add': ['/tenants/2/users/add'],
  '/user/:id': ['/user/8'],
  '/user/edit/:id': ['/user/edit/8'],
  // One that was paid.
  '/opc-orders/:id/refund': ['/opc-orders/5/refund'],
  '/promo-codes/new/:type': ['/promo-codes/new/order'],
  '/events/:id/check-in': [`${EVENT}/check-in`],
  '/events/:id/participants/:participantId': [`${EVENT}/participants/1`],
  '/notifications/:id/edit': ['/notifications/00000000-0000-4000-8000-000000000103/edit'],
  '/billing/invoices/:id/edit': ['/billing/invoices/3/edit'],
  '/management/terms-and-conditions/:id/edit': ['/management/terms-and-conditions/2/edit'],
  '/emergency-broadcasts/:id/edit': ['/emergency-broadcasts/2/edit'],
  '/aircon/extension/:id/instances/:instanceId': ['/aircon/extension/3/instances/1'],
  '/parking/season-parking/:id': ['/parking/season-parking/41', '/parking/season-parking/36'],
  '/parking/season-parking/:id/edit': ['/parking/season-parking/41/edit'],
  '/parking/season-parking/:id/renewal': ['/parking/season-parking/36/renewal'],
  '/parking/season-parking/:id/change-of-vehicle': ['/parking/season-parking/36/change-of-vehicle'],
  '/fm-forms/:id': ['/fm-forms/1', '/fm-forms/4'],
  '/fm-forms/:id/update-approved': ['/fm-forms/4/update-approved'],
  '/fm-forms/documents/:id': ['/fm-forms/documents/2'],
  '/fm-forms/documents/:id/edit': ['/fm-forms/documents/2/edit'],
  '/management/user/:id': ['/management/user/8'],
  '/management/user/:id/edit': ['/management/user/8/edit'],
  '/global-users/user-groups/:id': ['/global-users/user-groups/00000000-0000-4000-8000-000000000001'],
  '/global-users/user-groups/:id/edit': ['/global-users/user-groups/00000000-0000-4000-8000-000000000001/edit'],
};
/** A page that looks different for the provider, and one that buildings open elsewhere, as their own. */
const ofBoth = ['/today'];
const ofProviderAlone = ['/customer/:id'];

/** Where a page is looked at. */
function addressesOf({ path, entity: name, view }: Page): readonly string[] {
  const entity = name ? entityOf(name) : undefined;
  // In the place of the two pages that a record has: there is none.
  if (entity && isMade(entity))
    return [(view === 'show' ? entity.pages.list : view === 'edit' ? entity.pages.create : path) ?? path];
  return instead[path] ?? [path.replace(/:\w+/g, entity?.api.key === 'uuid' ? UUID : '1')];
}

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
  // It leads to the list of locations.
  'loans.spec.ts': ['/concierge-setting/location'],
  'billing.spec.ts': ['/upload/invoices/confirm', '/upload/invoices/result'],
  'privileges.spec.ts': ['/privilege/:promoUuid/upload/confirm', '/privilege/:promoUuid/upload/result'],
  'merchant.spec.ts': [
    '/merchant',
    '/merchant/menu',
    '/merchant/item/:id',
    '/merchant/addon/:id',
    '/merchant/orders',
    '/merchant/orders/edit/:id',
    '/merchant/issue-refund/:id',
    '/merchant/option',
    '/merchant/option-addons/:id',
    '/merchant/setting',
    '/merchant/setting/:id',
  ],
  'opcMenu.spec.ts': ['/upload/opc-items/confirm', '/upload/opc-items/result'],
  'accessRoom.spec.ts': ['/upload/third-party-passes/confirm', '/upload/third-party-passes/results'],
  'content.spec.ts': ['/upload/holidays/confirm', '/upload/holidays/result'],
  'visitors.spec.ts': [
    '/visitor-desk/badge/:id',
    '/upload/visitor/:uuid/confirm',
    '/upload/visitor/:uuid/result',
    '/upload/blocked-visitors/confirm',
    '/upload/blocked-visitors/result',
  ],
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

const withTest = new Set(Object.values(visitedBy).flat());
/** The building of the demo data has all add-ons but those by which a third party takes over. */
const building = sessionOf('LANDLORD_ADMIN', 'building', { addOns: addOns.filter((one) => !one.startsWith('THIRD_PARTY_')) });
/** The building's admin looks at whatever the building has; the provider's at the rest. */
const isOfProvider = (page: Page): boolean => ofProviderAlone.includes(page.path) || pageRefusal(building, page) !== undefined;
const looked = (ofProvider: boolean): string[] =>
  allPages
    .filter(
      (page) => !withTest.has(page.path) && (isOfProvider(page) === ofProvider || (ofProvider && ofBoth.includes(page.path))),
    )
    .flatMap(addressesOf);

export const visited: Readonly<Record<string, readonly string[]>> = {
  [buildingAdmin]: looked(false),
  [superAdmin]: looked(true),
};

const shownOn = ({ list, form, fields }: Entity, page: string): readonly string[] =>
  page === 'list'
    ? [...list.columns, ...(list.filters ?? [])]
    : page === 'show'
      ? Object.keys(fields)
      : form.flatMap((one) => one.fields);

/** A form is made of the same inputs whether it adds or edits. Pages of different actions are not alike. */
const viewNamed = ({ view, of }: EntityView): string => [view === 'edit' ? 'create' : view, ...(of ? [of] : [])].join(' ');

/** The kinds of its fields, and the tones of its statuses. */
const kindsOn = (entity: Entity, view: string): string[] =>
  shownOn(entity, view).flatMap((name) => {
    const field = entity.fields[name];
    return [String(field?.kind), ...(field && 'tones' in field ? Object.values(field.tones ?? {}) : [])];
  });

/** What decides the colours of a page: what is typed into, what is only read, and the tones in it. */
export function coloursOf(path: string): string[] {
  const page = pageAt(allPages, path);
  if (!page?.entity) return [path];
  const isTyped = viewNamed(page).startsWith('create');
  return kindsOn(entityOf(page.entity), page.view).map((one) => `${isTyped ? 'typed' : 'read'} ${one}`);
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

/** What decides the elements of a page: its view, its fields, what its entity declares for this view, and what is drawn by hand. */
export function shapesOf(path: string): string[] {
  const page = pageAt(allPages, path);
  const made = page?.entity && madeOf[page.view];
  if (!made) return [path, ...coloursOf(path)];
  const entity = entityOf(page.entity);
  const words = [...kindsOn(entity, page.view), ...made(entity).map((word) => `with ${word}`)];
  return [viewNamed(page), ...words.map((word) => `${viewNamed(page)} ${word}`), ...drawnByHand(page.entity, page.view)];
}

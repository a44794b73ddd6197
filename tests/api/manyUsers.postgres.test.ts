/**
 * Lists stay within their budget however many people there are (000 §9): two statements, and no step reads more than may be shown or
 * counted. With a hundred thousand people, and with a million in the exhaustive run. PostgreSQL only: the plans are its own.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Client, startApi } from './harness.ts';
import { CHINESE, fillWithMany, type Many, MEMBERS } from './manyPeople.ts';
import { stepsOfList } from './plans.ts';

const PEOPLE = process.env.TEST_FULL ? 1_000_000 : MEMBERS;
/** What a page counts (10,000) and shows, read by two tables, with room to spare. */
const MAY_READ = 60_000;
/** In a building that has few, whatever others have. */
const FEW = 2000;

type Query = Record<string, string>;
/** A query, or one with the ids of the world. */
type Asked = Query | ((many: Many) => Query);

let api: Api;
let many: Many;
const clients: Record<string, Client> = {};
beforeAll(async () => {
  api = await startApi();
  for (const who of ['LANDLORD_ADMIN@here', 'MASTER_ADMIN@here.0', 'SUPERADMIN']) clients[who] = await api.as(who);
  many = await fillWithMany(api, PEOPLE);
}, 600_000);
afterAll(() => api.close());

/** Two statements at most (a page without rows needs no second one), within the budget, which no whole table is. */
async function expectBudget(who: string, entity: string, asked: Asked, mayRead = MAY_READ) {
  const query = typeof asked === 'function' ? asked(many) : asked;
  const statements = await stepsOfList(api, clients[who] as Client, entity, query);
  expect(statements.length).toBeLessThanOrEqual(2);
  const steps = statements.flat().filter(({ table }) => table !== '');
  expect(steps.filter(({ read }) => read >= mayRead)).toEqual([]);
}

const people: Asked[] = [
  {},
  { page: '900' },
  { sort: 'fullName' },
  { sortProperties: 'username', sortDirection: 'DESC' },
  { tab: 'ACTIVE' },
  { status: 'ACTIVE' },
  { active: 'true' },
  { wildcardSearch: 'person 77777' },
  { wildcardSearch: CHINESE.slice(1) },
  { emailAddress: 'many-4711@atrium.example' },
  { similarFullName: 'person 99999' },
  { tenantRoleCodeArray: 'MASTER_ADMIN' },
  { tenantRoleCodeArray: 'MASTER_ADMIN', wildcardSearch: 'person' },
  ({ company }) => ({ officeCentreId: `${company}` }),
  ({ userGroupId }) => ({ userGroupId: `${userGroupId}` }),
  ({ userGroupId }) => ({ userGroupId: `${userGroupId}`, wildcardSearch: CHINESE }),
];
const pending: Asked[] = [{}, { page: '50' }, { sort: 'inviteLastSentDate' }, { wildcardSearch: 'many-777' }];
const ofGroup =
  (more: Query): Asked =>
  ({ userGroupId }) => ({ userGroupId: `${userGroupId}`, ...more });
const ofGlobalGroup =
  (more: Query): Asked =>
  ({ globalUserGroupId }) => ({ globalUserGroupId: `${globalUserGroupId}`, ...more });
const members: Query[] = [
  {},
  { page: '900' },
  { wildcardSearch: 'person 4242' },
  { wildcardSearch: 'many-777' },
  { wildcardSearch: CHINESE },
];
const invoices: Asked[] = [
  {},
  { tab: 'OPEN' },
  { tab: 'VOID' },
  { status: 'PAID', page: '100' },
  { sort: 'invoiceNo' },
  { invoiceNo: 'MANY-4711' },
  { wildcardSearch: 'many-777' },
  ({ company }) => ({ tenantId: `${company}` }),
];
const everybody: Asked[] = [
  {},
  { page: '900' },
  { tab: 'ACTIVE' },
  { tab: 'PENDING' },
  { sort: 'fullName' },
  { sort: 'username,DESC' },
  { active: 'true' },
  { accountRegistered: 'false' },
  { wildcardSearch: 'person 77777' },
  { wildcardSearch: CHINESE.slice(1) },
  { similarUsername: 'many-4711@' },
  { roleCode: 'MASTER_ADMIN' },
  { tenantOneAccountActive: 'true' },
  ({ company }) => ({ officeCentreId: `${company}` }),
];
const staff: Asked[] = [{}, { tab: 'ACTIVE' }, { tab: 'PENDING' }, { wildcardSearch: 'landlord' }];
const groups: Query[] = [{}, { sort: 'memberCount' }, { wildcardSearch: 'every' }];
const tenants: Asked[] = [
  {},
  { tab: 'ACTIVE' },
  { wildcardSearch: 'company 42' },
  // Found by the names of their admins as well: in the names of very many, and of few.
  { wildcardSearch: 'person' },
  { wildcardSearch: CHINESE },
  { userOfficeCentreRoleCodeArray: 'MASTER_ADMIN' },
];
const buildings: Asked[] = [{}, { sort: 'centreCode' }, { wildcardSearch: 'here' }];

describe(`among ${PEOPLE} people, within two statements and by index`, () => {
  it.each(people)('the users of a building: %o', (query) => expectBudget('LANDLORD_ADMIN@here', 'users', query));
  it.each(people)('the users of one of its companies: %o', (query) => expectBudget('MASTER_ADMIN@here.0', 'users', query));
  it.each(pending)('registration requests: %o', (query) =>
    expectBudget('LANDLORD_ADMIN@here', 'user-registration-requests', query),
  );
  it.each(staff)('the building’s own staff: %o', (query) => expectBudget('LANDLORD_ADMIN@here', 'building-users', query));
  it.each(everybody)('global users: %o', (query) => expectBudget('SUPERADMIN', 'global-users', query));
  it.each(members)(`the ${MEMBERS} members of a group: %o`, (query) =>
    expectBudget('LANDLORD_ADMIN@here', 'user-group-members', ofGroup(query)),
  );
  it.each(members)(`the ${MEMBERS} members of a global group: %o`, (query) =>
    expectBudget('SUPERADMIN', 'global-user-group-members', ofGlobalGroup(query)),
  );
  it.each(groups)('groups, without counting members: %o', async (query) => {
    await expectBudget('LANDLORD_ADMIN@here', 'user-groups', query, FEW);
    await expectBudget('SUPERADMIN', 'global-user-groups', query, FEW);
  });
  it.each(invoices)('the invoices of a building: %o', (query) => expectBudget('LANDLORD_ADMIN@here', 'invoices', query));
  it.each(invoices)('the invoices of one of its companies: %o', (query) =>
    expectBudget('MASTER_ADMIN@here.0', 'invoices', query),
  );
  it.each(tenants)('tenants: %o', (query) => expectBudget('LANDLORD_ADMIN@here', 'tenants', query));
  it.each(buildings)('buildings: %o', (query) => expectBudget('SUPERADMIN', 'office-centres', query));
  it.each(['articles', 'holidays', 'units', 'deep-links'])('%s, of which another building has many', (entity) =>
    expectBudget('LANDLORD_ADMIN@here', entity, {}, FEW),
  );
});

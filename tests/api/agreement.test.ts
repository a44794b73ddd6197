/**
 * 000 §6: menu, router, buttons and API agree for every role, entity and action. Each person signs in with a password. The
 * building `here` has every add-on, `there` has none.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas, entities } from '#schemas/index.ts';
import { defineArea } from '#schemas/kernel/areas/area.ts';
import { manifestOf } from '#schemas/kernel/areas/manifest.ts';
import { type EntityView, entityPages, pageRefusal, pagesOf } from '#schemas/kernel/areas/page.ts';
import { type Call, callOf, callsOf, nameOfCall } from '#schemas/kernel/calls/calls.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { reference, text } from '#schemas/kernel/fields/field.ts';
import { can, mayEnter, type Permission, type PermissionGroup, type Role, roles } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { hashPassword } from '#server/auth/password/password.ts';
import { migrationSqlFor } from '#server/db/snapshot.ts';
import { accountEntries, menuOf } from '#src/admin/layout/menu.ts';
import { type Answer, type Api, type Client, clientOf, startApi } from './harness.ts';
import { itIf } from './itIf.ts';
import { isFull } from './shapes.ts';
import { centreUuid } from './world.ts';

/** A small entity of a module that has none yet, so that the module's add-on, route set and withheld permissions are tested. */
function entityOfModule(group: PermissionGroup): Entity {
  const name = group.toLowerCase().replaceAll('_', '-');
  const code = (what: string) => `${group}_${what}` as Permission;
  return defineEntity({
    name: `made-${name}`,
    area: 'parking',
    doc: `Something that ${name} is about.`,
    title: '{label}',
    menu: { order: 90 },
    pages: { list: `/made/${name}`, create: `/made/${name}/add`, edit: `/made/${name}/edit/:id`, show: `/made/${name}/:id` },
    api: { path: `/made-${name}`, verbs: { list: true, get: true, create: true, update: true, delete: true, dropDown: true } },
    scope: { building: 'officeCentreId', tenant: 'keeperId' },
    access: {
      list: code('LIST'),
      get: code('VIEW'),
      create: code('ADD'),
      update: code('EDIT'),
      delete: code('DELETE'),
      dropDown: code('LIST'),
    },
    fields: {
      officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
      keeper: reference('tenants', { onDelete: 'clear' }),
      label: text({ required: true }),
    },
    list: { columns: ['label'] },
    form: [{ section: 'all', fields: ['label'] }],
    actions: { settle: { call: 'PUT /{id}/settle', permission: code('MANAGE'), notice: 'recordUpdated' } },
  }) as unknown as Entity;
}
const made = (['VISITOR', 'LOAN_ITEM', 'ACCESS_PASS', 'OPC_ORDER', 'BOOKING', 'SERVICE_REQUEST', 'DEVICE_SETUP'] as const).map(
  entityOfModule,
);
const all = [...entities, ...made];
const manifest = manifestOf([...areas, defineArea({ name: 'made', entities: made })]);
const pages = entityPages(manifest);
const PASSWORD = 'Agreed-By-All-2026';

interface Person {
  name: string;
  client: Client;
  session: Session;
  label: 'here' | 'there';
}
let api: Api;
const people: Person[] = [];

/** Signs in with the password, and with the mailed code if one is requested. */
async function signIn(username: string): Promise<Answer<{ accessToken: string }>> {
  const nobody = clientOf(api.app);
  const first = await nobody.post<{ accessToken: string; otpRequired: boolean; otpUniqueId: string }>('/auth/login', {
    username,
    password: PASSWORD,
  });
  if (!first.data?.otpRequired) return first;
  const [mail] = await api.db.query<{ text: string }>(
    sql`select text from mails where to_address = ${username} order by id desc limit 1`,
  );
  const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  return nobody.post('/auth/validate-otp', { otp, otpUniqueId: first.data.otpUniqueId });
}
const roleOf = (name: string) => name.split('@')[0] as Role;

beforeAll(async () => {
  api = await startApi({ entities: all });
  await api.db.script(await migrationSqlFor(made));
  await api.db.query(
    sql`insert into user_credentials (user_id, password_hash) select id, ${await hashPassword(PASSWORD)} from users`,
  );
  await api.db.query(sql`update office_centres set allow_staff_login = true`);
  await api.db.query(sql`update office_centres set add_ons = '{}' where ${api.world.there.building} in (id, landlord_id)`);
  const users = await api.db.query<{ name: string; username: string }>(
    sql`select full_name as name, username from users where full_name = any(${sql.param(Object.keys(api.world.people))}::text[])`,
  );
  for (const { name, username } of users.filter((one) => mayEnter([roleOf(one.name)], true))) {
    const client = clientOf(api.app, (await signIn(username)).data.accessToken);
    people.push({ name, client, session: await client.session(), label: name.includes('there') ? 'there' : 'here' });
  }
});
afterAll(() => api.close());

/** The API's answer to a call on a missing record, or with an empty form: the result of the access check alone. */
async function gateOf({ client, session, label }: Person, call: Call): Promise<'open' | 'addOn' | 'closed'> {
  const centre = session.officeCentre?.officeCentreId ?? api.world[label].building;
  const path = call.path
    .replace('{officeCentreId}', String(centre))
    .replace('{officeCentreUuid}', centreUuid(centre))
    .replace('{id}', '999999999')
    .replace('{uuid}', '00000000-0000-4000-8000-000000000000')
    .replace(/\{(id|uuid)Or\w+\}/, '999999999');
  const answer = await client.call(call.method, path, call.method === 'GET' ? undefined : {});
  expect(answer.status, `${call.method} ${path}`).toBeLessThan(500);
  expect(answer.status, `${call.method} ${path}`).not.toBe(401);
  if (answer.status !== 403) return 'open';
  return answer.code === 'addOnOff' ? 'addOn' : 'closed';
}
const verbOfPage = { list: 'list', create: 'create', edit: 'update', show: 'get' } as const;

it('exactly the roles with portal access can sign in', async () => {
  const came = new Set(people.map(({ name }) => roleOf(name)));
  const named = new Set(Object.keys(api.world.people).map(roleOf));
  expect([...came].sort()).toEqual([...named].filter((role) => mayEnter([role], true)).sort());
  const [device] = await api.db.query<{ username: string }>(
    sql`select username from users where full_name = 'DEVICE_PLATFORM_ADMIN'`,
  );
  expect(await signIn(device?.username as string)).toMatchObject({ status: 403, success: false });
});

/** What a page asks first; the page of related records asks for their list, the one that adds to it for their create. */
function callBehind(entity: Entity, { view, of = '' }: EntityView): Call {
  const other = () => all.find(({ name }) => name === of) as Entity;
  switch (view) {
    case 'related':
      return callOf(other(), 'list');
    case 'add':
      return callOf(other(), 'create');
    // The page of a record in an office centre stands below the record, and asks for it there as well.
    case 'openedShow':
    case 'openedEdit':
      return callOf(entity, 'get');
    case 'upload':
      return callOf(entity, { upload: of, step: 'upload' });
    case 'action':
      return callOf(entity, of);
    default:
      return callOf(entity, view in verbOfPage ? verbOfPage[view as keyof typeof verbOfPage] : view);
  }
}

let turn = 0;
/**
 * Whom a call is asked by: of the people who are alike (side, building, and what the portal expects of them) one after the other, so
 * that everybody asks many calls; in a full run everybody asks each.
 */
function askedBy(expected: (person: Person) => unknown): Person[] {
  if (isFull) return people;
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const key = JSON.stringify([person.session.side, person.label, expected(person)]);
    groups.set(key, [...(groups.get(key) ?? []), person]);
  }
  turn += 1;
  return [...groups.values()].map((group) => group[turn % group.length] as Person);
}

/** An entity that only links others has neither pages nor calls. */
const asked = all.filter((entity) => callsOf(entity).length);
describe.each(asked.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const entry = manifest.entities.find((one) => one.name === name);
  itIf(entry?.pages.list && entry.menu && !entry.menu.hidden)(
    'menu, router and API agree on its list (R-0016, R-0503)',
    async () => {
      const isShown = ({ session }: Person) =>
        menuOf(session, manifest).some((group) => group.entries.some((one) => one.name === name));
      for (const person of askedBy(isShown)) {
        const shown = isShown(person);
        expect([person.name, shown]).toEqual([person.name, (await gateOf(person, callOf(entity, 'list'))) === 'open']);
      }
    },
  );

  const itsPages = pages.filter((one) => one.entity === name);
  itIf(itsPages.length)('router and API agree on each of its pages, and on why one is closed (R-0024, R-0504)', async () => {
    for (const page of itsPages) {
      const call = callBehind(entity, page);
      for (const person of askedBy(({ session }) => pageRefusal(session, page))) {
        const refusal = pageRefusal(person.session, page);
        // A page of an audience asks for the permission of the audience besides, which its call does not.
        const besides = entity.audiences?.[page.audience ?? '']?.permission;
        if (besides && !person.session.permissions.includes(besides)) {
          expect([person.name, page.path, refusal]).toEqual([person.name, page.path, expect.any(String)]);
          continue;
        }
        const gate = await gateOf(person, call);
        const expected = refusal === undefined ? 'open' : refusal === 'addOn' ? 'addOn' : 'closed';
        expect([person.name, page.path, gate]).toEqual([person.name, page.path, expected]);
      }
    }
  });

  const behindButtons = callsOf(entity).filter(({ kind, permission }) => kind !== 'view' && kind !== 'options' && permission);
  itIf(behindButtons.length)('buttons and API agree on every verb and action', async () => {
    for (const call of behindButtons) {
      const mayCall = ({ session }: Person) => can(session, entity, nameOfCall(call));
      for (const person of askedBy(mayCall))
        expect([person.name, call.path, (await gateOf(person, call)) === 'open']).toEqual([
          person.name,
          call.path,
          mayCall(person),
        ]);
    }
  });
});

it('menu and router agree on every screen, for everybody', () => {
  for (const { name, session } of people) {
    const offered = [...menuOf(session, manifest).flatMap(({ entries }) => entries), ...accountEntries(session, manifest)];
    for (const page of pagesOf(manifest))
      if (page.screen && offered.some((entry) => entry.name === page.screen.name))
        expect([name, page.path, pageRefusal(session, page)]).toEqual([name, page.path, undefined]);
    expect(offered.map((entry) => entry.path)).toContain('/settings');
  }
});

it('a building without add-ons has none of the modules that need one, for anybody', () => {
  for (const { name, session, label } of people.filter((one) => one.session.side !== 'platform')) {
    const shown = menuOf(session, manifest).flatMap((group) => group.entries.map((one) => one.name));
    for (const module of ['made-visitor', 'made-access-pass', 'made-opc-order', 'made-booking', 'made-service-request'])
      if (label === 'there') expect(shown, name).not.toContain(module);
  }
  const menuAt = (name: string) =>
    menuOf((people.find((one) => one.name === name) as Person).session, manifest).flatMap((group) =>
      group.entries.map((one) => one.name),
    );
  expect(menuAt('LANDLORD_ADMIN@here')).toEqual(expect.arrayContaining(['made-visitor', 'made-opc-order', 'made-booking']));
  expect(menuAt('LANDLORD_ADMIN@here')).not.toContain('made-access-pass');
  expect(menuAt('LANDLORD_ADMIN_VIEW_ONLY@here')).toContain('made-access-pass');
  expect(menuAt('LOAN_ITEMS_ADMIN@here')).toEqual([
    'today',
    'loan-item-requests',
    'loan-counter',
    'loan-item-reservations',
    'loan-items',
    'loan-locations',
    'made-loan-item',
  ]);
});

it('a read-only admin reads every list of the building and can change nothing', async () => {
  const viewer = people.find((one) => one.name === 'LANDLORD_ADMIN_VIEW_ONLY@here') as Person;
  for (const call of all.flatMap(callsOf)) {
    const gate = await gateOf(viewer, call);
    // What is a person's own changes nothing of the building.
    if (call.entity.scope.person) continue;
    if (call.method !== 'GET') expect([call.method, call.path, gate]).toEqual([call.method, call.path, 'closed']);
    // What tells more than the record itself is for those who may change it.
    else if (call.kind === 'history' && call.entity.access.history !== call.entity.access.get) expect(gate).toBe('closed');
    else if (!['office-centres', 'user-roles'].includes(call.entity.name) && Object.keys(call.entity.scope).length > 0)
      expect([call.path, gate]).toEqual([call.path, 'open']);
  }
});

it('roles of one side never hold permissions of the other', () => {
  for (const { name, session } of people)
    expect([name, session.side === 'platform']).toEqual([name, 'platform' in roles[roleOf(name)]]);
});

/**
 * Test entities up to 200, as many as the product will have one day, to test and measure what grows with entities and calls
 * (`REGISTRY=large`). They are not part of the product. Every shape is among them: with and without states, with a parent,
 * list-only, read-only, not creatable, with a required parent in a certain state, with fields that depend on each other, ordered,
 * with files, with uploads, and with a field of most kinds.
 */

import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import type { Sample } from '#schemas/kernel/entity/sample.ts';
import {
  boolean,
  date,
  dateTime,
  email,
  file,
  integer,
  localized,
  longText,
  money,
  oneOf,
  percent,
  phone,
  reference,
  sequence,
  someOf,
  statuses,
  tags,
  text,
  time,
  url,
} from '#schemas/kernel/fields/field.ts';
import type { Permission } from '#schemas/kernel/rights/catalogue.ts';
import { balance } from '#schemas/kernel/rules/limits.ts';
import { stamp } from '#schemas/users/stamp.ts';
import type { Rules } from '#server/engine/areas/rules.ts';

/** The input of each shape: its number, and the permissions of its module. */
interface Part {
  number: number;
  name: string;
  access: Record<'list' | 'get' | 'create' | 'update' | 'delete', Permission>;
}
type Make = (part: Part) => Entity;

const MODULES = ['SEASON_PARKING', 'CAR_PARK', 'USER_GROUP'] as const;
const accessOf = (module: (typeof MODULES)[number]): Part['access'] => ({
  list: `${module}_LIST`,
  get: `${module}_VIEW`,
  create: `${module}_ADD`,
  update: `${module}_EDIT`,
  delete: `${module}_DELETE`,
});
/** Belongs to a building, and to a company in it if there is one. */
const scope = { building: 'officeCentreId', tenant: 'keeperId' };
const owners = {
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
  keeper: reference('tenants', { onDelete: 'clear', writableBy: ['platform', 'building'] }),
};
const all = { list: true, get: true, create: true, update: true, delete: true, history: true } as const;
const common = ({ name }: Part) => ({ name, area: 'workshop', doc: 'Generated for tests.', scope });
const pathOf = ({ name }: Part) => `/${name}`;

/** A code, a name and a price: the most common shape. */
const ledger: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{code}',
    pages: { list: `/${part.name}` },
    api: { path: pathOf(part), verbs: { ...all, dropDown: true } },
    access: { ...part.access, dropDown: part.access.list },
    fields: {
      ...owners,
      code: text({ required: true, max: 20, pattern: 'code', unique: 'perCentre', search: true }),
      label: text({ required: true, max: 80, search: true }),
      rate: money(),
      level: oneOf(['LOW', 'HIGH'], { required: true, default: 'LOW' }),
      since: date(),
      stock: integer({ required: true, max: 20_000, default: 100 }),
      active: boolean({ default: true }),
    },
    list: { columns: ['code', 'label', 'rate', 'level', 'since'], filters: ['code', 'level', 'since'] },
    form: [{ section: 'all', fields: ['keeper', 'code', 'label', 'rate', 'level', 'since', 'stock'] }],
  }) as unknown as Entity;

/** A request that somebody submits and somebody decides. */
const request: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{referenceNo}',
    pages: { list: `/${part.name}` },
    api: { path: pathOf(part), verbs: { ...all, statusCount: true } },
    access: part.access,
    states: { field: 'status', initial: [{ when: { places: { gt: 499 } }, is: 'APPROVED' }, 'NEW'] },
    fields: {
      ...owners,
      referenceNo: sequence(`R${part.number}`),
      reason: longText({ required: true, max: 500 }),
      places: integer({ required: true, min: 1, max: 500 }),
      status: statuses({ NEW: 'info', APPROVED: 'success', REJECTED: 'danger' }),
      ...stamp('approved', 'approveRemark'),
      ...stamp('rejected', 'rejectRemark'),
    },
    allow: { update: { status: 'NEW' } },
    list: {
      columns: ['referenceNo', 'places', 'status'],
      filters: ['status', 'places'],
      tabs: [
        { code: 'NEW', where: { status: 'NEW' } },
        { code: 'DECIDED', where: { status: ['APPROVED', 'REJECTED'] } },
      ],
    },
    form: [{ section: 'all', fields: ['keeper', 'reason', 'places'] }],
    actions: {
      approve: {
        call: 'PUT /{id}/approve',
        permission: part.access.update,
        moves: { NEW: 'APPROVED' },
        stamp: 'approved',
        remark: 'approveRemark',
        remarkOptional: true,
        notice: 'recordUpdated',
      },
      reject: {
        call: 'PUT /{id}/reject',
        permission: part.access.update,
        moves: { NEW: 'REJECTED' },
        stamp: 'rejected',
        remark: 'rejectRemark',
        notice: 'recordUpdated',
      },
    },
  }) as unknown as Entity;

/** It belongs to the ledger before it, cannot exist without it and takes from its stock. */
const entry: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{note}',
    api: { path: pathOf(part), verbs: all },
    access: part.access,
    parent: 'ledger',
    fields: {
      ...owners,
      ledger: reference(nameOf(part.number - 2), { required: true, onDelete: 'cascade', fixed: true }),
      note: text({ required: true, max: 100, search: true }),
      pieces: integer({ required: true, min: 1, max: 50, default: 1 }),
      share: percent(),
      at: dateTime(),
    },
    limits: { stock: balance('ledger', 'stock', { take: 'pieces', error: 'duplicate' }) },
    list: { columns: ['ledger', 'note', 'share', 'at'], filters: ['ledger', 'at'] },
    form: [{ section: 'all', fields: ['keeper', 'ledger', 'note', 'pieces', 'share', 'at'] }],
  }) as unknown as Entity;

const plain = {
  ...owners,
  code: text({ required: true, max: 20, search: true }),
  amount: integer({ min: 0, max: 900 }),
};
/** Written by the product only, below a ledger. */
const readOnly: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{code}',
    api: { path: pathOf(part), verbs: { list: true, get: true, history: true } },
    access: { list: part.access.list, get: part.access.get },
    fields: { ...plain, ledger: reference(nameOf(part.number - 3), { required: true, onDelete: 'cascade', fixed: true }) },
    list: { columns: ['code', 'amount'], filters: ['amount'] },
  }) as unknown as Entity;

/** A list only. */
const listOnly: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{code}',
    api: { path: pathOf(part), verbs: { list: true } },
    access: { list: part.access.list },
    fields: plain,
    list: { columns: ['code', 'amount'] },
  }) as unknown as Entity;

/** Created by the product, changed by people. */
const notCreatable: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{code}',
    api: { path: pathOf(part), verbs: { list: true, get: true, update: true, history: true } },
    access: { list: part.access.list, get: part.access.get, update: part.access.update },
    fields: plain,
    list: { columns: ['code', 'amount'] },
    form: [{ section: 'all', fields: ['code', 'amount'] }],
  }) as unknown as Entity;

/** Ordered by hand, under a separate path in the office centre, with a file. */
const ordered: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{label}',
    traits: ['reorderable'],
    api: { path: pathOf(part), key: 'uuid', verbs: { ...all, updatePosition: true } },
    access: part.access,
    fields: {
      ...owners,
      label: localized({ required: true, max: 40, short: true, search: true }),
      paper: file({ accept: ['pdf'] }),
      labels: tags({ maxItems: 3 }),
    },
    list: { columns: ['label'], filters: ['label'] },
    form: [{ section: 'all', fields: ['keeper', 'label', 'paper', 'labels'] }],
  }) as unknown as Entity;

/** Imported from spreadsheets. */
const uploaded: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{code}',
    api: { path: pathOf(part), verbs: all },
    access: part.access,
    fields: {
      ...owners,
      code: text({ required: true, max: 20, pattern: 'code', unique: 'perCentre', search: true }),
      contact: email(),
      hotline: phone(),
      features: someOf(['LIGHT', 'SOUND', 'SMELL']),
    },
    list: { columns: ['code', 'contact'] },
    form: [{ section: 'all', fields: ['keeper', 'code', 'contact', 'hotline', 'features'] }],
    uploads: {
      create: {
        process: 'POST /process-data',
        upload: 'POST /upload-data',
        permission: part.access.create,
        page: `/upload/${part.name}`,
        columns: ['code', 'contact'],
        example: { code: 'A-1', contact: 'desk@building.example' },
        notices: { uploaded: 'carParks', failed: 'carParksFailed' },
      },
    },
  }) as unknown as Entity;

/** Closed and reopened, with actions for both. */
const site: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{label}',
    traits: ['softDeleted'],
    api: { path: pathOf(part), verbs: all },
    access: part.access,
    fields: {
      ...owners,
      label: text({ required: true, max: 80, search: true }),
      home: url(),
      opensAt: time(),
      open: boolean({ default: true }),
      ...stamp('closed'),
    },
    list: { columns: ['label', 'opensAt', 'open'], filters: ['open'] },
    form: [{ section: 'all', fields: ['keeper', 'label', 'home', 'opensAt'] }],
    actions: {
      close: {
        call: 'PUT /{id}/close',
        permission: part.access.update,
        when: { open: true },
        set: { open: false },
        stamp: 'closed',
        notice: 'recordUpdated',
      },
    },
  }) as unknown as Entity;

/** Two shares that must make a whole: no field alone tells which values are valid. */
const divided: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{label}',
    api: { path: pathOf(part), verbs: all },
    access: part.access,
    fields: {
      ...owners,
      label: text({ required: true, max: 80, search: true }),
      one: percent({ required: true }),
      other: percent({ required: true }),
    },
    validate: [{ field: 'one', sumWith: ['other'], is: 10_000 }],
    list: { columns: ['label', 'one', 'other'] },
    form: [{ section: 'all', fields: ['keeper', 'label', 'one', 'other'] }],
  }) as unknown as Entity;
/** In hundredths of a percent. */
const dividedSample = [
  { one: 5_000, other: 5_000 },
  { one: 2_500, other: 7_500 },
];

/** It needs a request that has been approved. */
const visit: Make = (part) =>
  defineEntity({
    ...common(part),
    title: '{note}',
    api: { path: pathOf(part), verbs: all },
    access: part.access,
    parent: 'request',
    fields: {
      ...owners,
      request: reference(nameOf(part.number - 9), {
        required: true,
        onDelete: 'cascade',
        fixed: true,
        pick: { status: 'APPROVED' },
      }),
      note: text({ required: true, max: 100, search: true }),
      day: date({ required: true }),
    },
    list: { columns: ['request', 'note', 'day'], filters: ['request', 'day'] },
    form: [{ section: 'all', fields: ['keeper', 'request', 'note', 'day'] }],
  }) as unknown as Entity;

const makers = {
  ledger,
  request,
  entry,
  readOnly,
  listOnly,
  notCreatable,
  ordered,
  uploaded,
  site,
  divided,
  visit,
} as const;
const names = Object.keys(makers) as (keyof typeof makers)[];
const nameOf = (number: number): string =>
  `made-${(names[number % names.length] as string).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${number}`;

/** How many entities there are with `REGISTRY=large`, those of the product among them. */
export const COUNT = 200;

/** So many entities, the same number of each shape. */
export function largeRegistry(count: number): readonly Entity[] {
  return Array.from({ length: count }, (_, number) => {
    const module = MODULES[Math.floor(number / names.length) % MODULES.length] as (typeof MODULES)[number];
    return makers[names[number % names.length] as keyof typeof makers]({
      number,
      name: nameOf(number),
      access: accessOf(module),
    });
  });
}

const shapeOf = ({ name }: Entity) => names[Number(name.split('-').at(-1)) % names.length] as keyof typeof makers;

/** The samples of those whose fields depend on each other. */
export const largeSamples = (made: readonly Entity[]): readonly Sample[] =>
  made.filter((entity) => shapeOf(entity) === 'divided').map(({ name }) => ({ entity: name, records: dividedSample }));

/** Rules that hold everything to be right: their calls run code of an area, so that no suite may leave them out. */
export function largeRules(made: readonly Entity[]): Readonly<Record<string, Rules>> {
  const agree = async (): Promise<void> => undefined;
  const byShape: Readonly<Partial<Record<keyof typeof makers, Rules>>> = {
    request: { actions: { approve: agree } },
    entry: { beforeCreate: agree },
    site: { beforeUpdate: agree },
  };
  return Object.fromEntries(
    made.flatMap((entity) => {
      const rules = byShape[shapeOf(entity)];
      return rules ? [[entity.name, rules] as const] : [];
    }),
  );
}

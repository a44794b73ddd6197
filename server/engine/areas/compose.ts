/** Combines the areas' manifests. Duplicate claims, and claims without an owner, stop the start. */

import type { Widget } from '#schemas/kernel/areas/widget.ts';
import { wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { isForOccupants } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { makeModel } from '#server/db/model.ts';
import { type JobKind, jobKindOf } from '#server/jobs/job.ts';
import { mailTemplates } from '#server/mail/template.ts';
import type { Producers } from '../calls/downloads.ts';
import type { OwnedKeyedCall } from '../keyed/calls.ts';
import { isKeyed } from '../keyed/pairing.ts';
import type { OwnedLinkedCall } from '../linked/calls.ts';
import { isLinked } from '../linked/proof.ts';
import { occupantCalls } from '../occupant/calls.ts';
import { audienceCalls } from '../reach/audience.ts';
import { unreadCalls } from '../reach/unread.ts';
import type { Routes, ServerArea } from './area.ts';
import type { OwnedCall } from './areaCalls.ts';
import type { DomainModel, Rules } from './rules.ts';

export interface Product {
  model: DomainModel;
  calls: readonly OwnedCall[];
  /** Those that need a link instead of an account. */
  linked: readonly OwnedLinkedCall[];
  /** Those of clients with a key. */
  keyed: readonly OwnedKeyedCall[];
  routes: readonly Routes[];
  jobs: readonly JobKind[];
  producers: Producers;
}

/** The claims of the manifests, as `kind → names`. */
const claimsOf = (area: ServerArea, asked: readonly OwnedCall[]): Readonly<Record<string, readonly string[]>> => ({
  area: [area.name],
  rules: Object.keys(area.rules ?? {}),
  news: Object.keys(area.news ?? {}),
  call: [...(area.calls ?? []), ...asked.filter((call) => call.area === area.name)].map(
    ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
  ),
  job: (area.jobs ?? []).map(({ name }) => name),
  mail: area.mails ?? [],
  download: Object.entries(area.downloads ?? {}).flatMap(([entity, made]) =>
    Object.keys(made).map((name) => `${entity} ${name}`),
  ),
});

function doubleClaims(areas: readonly ServerArea[], asked: readonly OwnedCall[]): string[] {
  const owners = new Map<string, string>();
  return areas.flatMap((area) =>
    Object.entries(claimsOf(area, asked)).flatMap(([kind, names]) =>
      names.flatMap((name) => {
        const claim = `${kind} '${name}'`;
        const owner = owners.get(claim);
        owners.set(claim, area.name);
        return owner === undefined ? [] : [`the ${claim} is claimed by the areas '${owner}' and '${area.name}'`];
      }),
    ),
  );
}

/** Rules and news of entities, and files of downloads, that no schema declares. */
const strays = (entities: readonly Entity[], areas: readonly ServerArea[]): string[] =>
  areas.flatMap(({ name, rules = {}, news = {}, downloads = {} }) => [
    ...[rules, news, downloads]
      .flatMap((all) => Object.keys(all))
      .filter((entity) => !entities.some((one) => one.name === entity))
      .map((entity) => `the area '${name}' has rules, news or files of '${entity}', and no schema declares it`),
    ...entities.flatMap((entity) => [
      ...Object.keys(rules[entity.name]?.actions ?? {})
        .filter((action) => !entity.actions[action])
        .map((action) => `the area '${name}' has a rule of '${action}', which is no action of '${entity.name}'`),
      ...Object.keys(rules[entity.name]?.timed ?? {})
        .filter((timed) => !entity.states?.timed?.[timed])
        .map((timed) => `the area '${name}' has a rule of '${timed}', by which time changes no '${entity.name}'`),
      ...Object.keys(rules[entity.name]?.filters ?? {})
        .filter((param) => !entity.list.byRule?.[param])
        .map((param) => `the area '${name}' says what '${param}' finds, which is no such filter of '${entity.name}'`),
      ...Object.keys(rules[entity.name]?.acts ?? {})
        .filter((act) => !entity.occupant?.acts[act]?.takes)
        .map((act) => `the area '${name}' does '${act}', which no act of '${entity.name}' leaves to it`),
      ...Object.keys(downloads[entity.name] ?? {})
        .filter((download) => !entity.downloads?.[download])
        .map((download) => `the area '${name}' makes the file '${download}', which is no download of '${entity.name}'`),
    ]),
  ]);

/** Acts that a schema leaves to an area, and that none does. */
const undone = (entities: readonly Entity[], areas: readonly ServerArea[]): string[] =>
  entities.flatMap(({ name, occupant }) =>
    Object.entries(occupant?.acts ?? {})
      .filter(([act, { takes }]) => takes && !areas.some(({ rules }) => rules?.[name]?.acts?.[act]))
      .map(([act]) => `no area does '${act}' of '${name}'`),
  );

/** Filters beyond fields that no area answers. */
const unfound = (entities: readonly Entity[], areas: readonly ServerArea[]): string[] =>
  entities.flatMap(({ name, list }) =>
    Object.keys(list.byRule ?? {})
      .filter((param) => !areas.some(({ rules }) => rules?.[name]?.filters?.[param]))
      .map((param) => `no area says what the filter '${param}' of '${name}' finds`),
  );

function unowned(areas: readonly ServerArea[]): string[] {
  const owned = new Set(areas.flatMap(({ mails = [] }) => mails));
  return mailTemplates.filter((template) => !owned.has(template)).map((template) => `no area sends the mail '${template}'`);
}

/** Calls with neither a permission nor a reason to be open to everybody. */
const ungated = (areas: readonly ServerArea[]): string[] =>
  areas.flatMap(({ name, calls = [] }) =>
    calls
      .filter(({ permission, everybody }) => (permission === undefined) === (everybody === undefined))
      .map(
        ({ method, path }) =>
          `the call '${method} ${path}' of the area '${name}' needs a permission, or a reason why everybody may`,
      ),
  );

/** What people do for themselves stands together in the documentation. */
const isOccupants = ({ call }: { call: string }): boolean => isForOccupants(wayOf({ call }).path);

/** The calls that schemas declare, each with its handler. */
const answered = (entities: readonly Entity[], areas: readonly ServerArea[]): OwnedCall[] =>
  entities.flatMap((entity) =>
    Object.entries(entity.endpoints ?? {}).flatMap(([name, { call, ...facts }]) =>
      areas.flatMap(({ name: area, handlers = {} }) => {
        const run = handlers[entity.name]?.[name];
        const tag = isOccupants({ call }) ? { tag: 'occupant' } : {};
        return run ? [{ ...facts, ...wayOf({ call }), ...tag, area, entity, run, returns: run.returns }] : [];
      }),
    ),
  );

/** The calls of links, each with its handler. */
const answeredByLink = (entities: readonly Entity[], areas: readonly ServerArea[]): OwnedLinkedCall[] =>
  entities.filter(isLinked).flatMap((entity) =>
    Object.entries(entity.linked.calls).flatMap(([name, call]) =>
      areas.flatMap((area) => {
        const run = area.linked?.[entity.name]?.[name];
        return run ? [{ area: area.name, entity, call, run }] : [];
      }),
    ),
  );

/** The calls of clients with a key, each with its handler. */
const answeredByKey = (entities: readonly Entity[], areas: readonly ServerArea[]): OwnedKeyedCall[] =>
  entities.filter(isKeyed).flatMap((entity) =>
    Object.entries(entity.keyed.calls).flatMap(([name, call]) =>
      areas.flatMap((area) => {
        const run = area.keyed?.[entity.name]?.[name];
        return run ? [{ area: area.name, entity, call, run }] : [];
      }),
    ),
  );

/** Declared calls without a handler, and handlers without a declared call. */
const unanswered = (entities: readonly Entity[], areas: readonly ServerArea[]): string[] => {
  const endpoints = entities.flatMap(({ name: entity, endpoints: own = {}, linked, keyed }) => [
    ...Object.keys(own).map((name) => `${entity} ${name}`),
    ...Object.keys(linked?.calls ?? {}).map((name) => `${entity} ${name} by link`),
    ...Object.keys(keyed?.calls ?? {}).map((name) => `${entity} ${name} by key`),
  ]);
  const handlers = areas.flatMap((area) =>
    [
      ...Object.entries(area.handlers ?? {}).map((one) => [...one, ''] as const),
      ...Object.entries(area.linked ?? {}).map((one) => [...one, ' by link'] as const),
      ...Object.entries(area.keyed ?? {}).map((one) => [...one, ' by key'] as const),
    ].flatMap(([entity, all, way]) => Object.keys(all).map((name) => ({ area, endpoint: `${entity} ${name}${way}` }))),
  );
  return [
    ...endpoints
      .filter((endpoint) => !handlers.some((one) => one.endpoint === endpoint))
      .map((endpoint) => `no area answers '${endpoint}'`),
    ...handlers
      .filter(({ endpoint }) => !endpoints.includes(endpoint))
      .map(({ area, endpoint }) => `the area '${area.name}' answers '${endpoint}', which no schema asks`),
  ];
};

/** Answers that take the record of the path where their declaration names none, or the other way round. */
const mistaken = (asked: readonly OwnedCall[]): string[] =>
  asked
    .filter(({ of, locks, run }) => run.takes !== (locks ? 'locked' : of))
    .map(({ method, path, area }) => `the area '${area}' answers '${method} ${path}' with another record than it declares`);

/** Throws if a schema or a manifest is invalid, with every error; the product does not start then. */
export function composeProduct(
  entities: readonly Entity[],
  areas: readonly ServerArea[],
  widgets: readonly Widget[] = [],
): Product {
  const base = makeModel(entities, widgets);
  const asked = answered(entities, areas);
  const problems = [
    ...doubleClaims(areas, asked),
    ...strays(entities, areas),
    ...unanswered(entities, areas),
    ...mistaken(asked),
    ...undone(entities, areas),
    ...unfound(entities, areas),
    ...ungated(areas),
    ...unowned(areas),
  ];
  if (problems.length) throw new Error(`The areas are wrong:\n${problems.join('\n')}`);
  const rules = Object.assign({}, ...areas.map((area) => area.rules)) as Readonly<Record<string, Rules>>;
  const model: DomainModel = {
    ...base,
    rules: ({ name }) => rules[name] ?? {},
    news: Object.assign({}, ...areas.map((area) => area.news)) as DomainModel['news'],
    fileReferences: areas.flatMap((area) => area.fileReferences ?? []),
  };
  return {
    model,
    calls: [
      ...asked,
      ...occupantCalls(base),
      ...audienceCalls(base),
      ...unreadCalls(base),
      ...areas.flatMap(({ name, calls = [] }) => calls.map((call) => ({ ...call, area: name }))),
    ],
    linked: answeredByLink(entities, areas),
    keyed: answeredByKey(entities, areas),
    routes: areas.flatMap(({ routes = [] }) => routes),
    jobs: areas.flatMap(({ jobs = [] }) => jobs.map((job) => jobKindOf(job, { model }))),
    producers: Object.assign({}, ...areas.map((area) => area.downloads)) as Producers,
  };
}

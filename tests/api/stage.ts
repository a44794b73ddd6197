/** Creates records of any entity through the API itself, as the portal would: as a person, in an office centre. */

import { sql } from 'drizzle-orm';
import { whereFilter } from '#dataProvider/listQuery.ts';
import { type Call, callsOf, labelOfCall, needsOfCall } from '#schemas/kernel/calls/calls.ts';
import type { Option, Paged } from '#schemas/kernel/calls/errors.ts';
import { pairingPath } from '#schemas/kernel/calls/keyed.ts';
import { keyParam, keysOf } from '#schemas/kernel/calls/keys.ts';
import { isAnswers } from '#schemas/kernel/calls/occupant.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import { aboveNames } from '#schemas/kernel/entity/below.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { aimOf } from '#schemas/kernel/fields/anyOf.ts';
import {
  type AnyOfField,
  type Field,
  type FileField,
  type FilesField,
  type FileType,
  type ImageField,
  isAnyOf,
  isComputed,
  isPointerList,
  isUpload,
  type ReferenceField,
  type ReferencesField,
  wireKey,
} from '#schemas/kernel/fields/field.ts';
import { sampleOf } from '#schemas/kernel/kinds/allSamples.ts';
import type { Variant } from '#schemas/kernel/kinds/samples.ts';
import { refusalOf, type Side } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { bodySchema, inputNames, problemsOf, tenantField } from '#schemas/kernel/rules/validate.ts';
import { isComparison, matches, resolveWhere, type Where } from '#schemas/kernel/rules/where.ts';
import { plainInitial } from '#schemas/kernel/states/initial.ts';
import { prepared } from '#server/db/statement.ts';
import { columnName } from '#server/db/tables.ts';
import type { Answer, Api, Client } from './harness.ts';
import { makers } from './makers/index.ts';
import { nameParties } from './parties.ts';
import { samples } from './registry.ts';
import { uploadAs } from './uploads.ts';
import { centreUuid } from './world.ts';

export type RecordData = Record<string, unknown> & { id: number; uuid: string; version: number };
type Body = Record<string, unknown>;
type Uploads = FileField | FilesField | ImageField;
type Label = 'here' | 'there';

/** A signed-in person, and the office centre in the paths of their calls. */
export interface Actor {
  name: string;
  client: Client;
  session: Session;
  centreId: number;
  label: Label;
}
export interface Stage {
  api: Api;
  entities: readonly Entity[];
  /**
   * `LANDLORD_ADMIN@here`; `SUPERADMIN@here` is the provider's super admin with that building selected, `SUPERADMIN` without
   * one.
   */
  actor(name: string): Promise<Actor>;
  /** The first of the usual people of a building who may make the call. */
  actorFor(call: Call, label?: Label): Promise<Actor>;
  /** A body that the call accepts. `over` is by wire key; undefined removes the key. What may be picked can depend on the record that it is `about`. */
  bodyFor(
    entity: Entity,
    operation: string,
    actor: Actor,
    options?: { variant?: Variant; over?: Body; about?: Body | undefined },
  ): Promise<Body>;
  /** A new record, created by the actor or by a person who may create one. */
  make(entity: Entity, actor?: Actor, over?: Body): Promise<{ record: RecordData; body: Body; actor: Actor; call: Call }>;
  /** A record within the actor's scope, created for the purpose unless it is the office centre itself. */
  recordFor(entity: Entity, actor: Actor): Promise<RecordData>;
  get(entity: Entity, actor: Actor, record: RecordData): Promise<RecordData>;
  /** Writes fields directly to the database, by wire key, to set the state of a record. */
  force(entity: Entity, id: number, values: Body): Promise<void>;
  /** Takes from all other records what only one of them may have, such as a status. */
  makeRoom(entity: Entity, id?: number): Promise<void>;
}

/** Belongs to the installation and to no building: only the provider has access. */
export const belongsToNobody = (entity: Entity): boolean => Object.keys(entity.scope).length === 0;
export const creates = (call: Call): boolean =>
  call.kind === 'create' || (call.kind === 'action' && call.method === 'POST' && !keyParam(call.path));
export const createCall = (entity: Entity): Call | undefined => callsOf(entity).find(creates);
export const nameOf = (call: Call): string => (call.kind === 'view' || call.kind === 'options' ? call.kind : labelOfCall(call));
export const pathOf = (
  call: Call,
  actor: Actor,
  record?: { id: number | string; uuid?: string },
  centreId = actor.centreId,
): string => {
  const named = keyParam(call.path);
  return fillPath(call.path, {
    officeCentreId: centreId,
    officeCentreUuid: centreUuid(centreId),
    // One of several keys: the first that it takes.
    ...(named ? { [named]: keysOf(named)[0] === 'uuid' ? record?.uuid : record?.id } : {}),
    id: record?.id,
    uuid: record?.uuid,
  });
};
export const send = <T = RecordData>(actor: Actor, call: Call, record?: RecordData, body?: unknown): Promise<Answer<T>> =>
  actor.client.call<T>(call.method, pathOf(call, actor, record), call.method === 'GET' ? undefined : (body ?? {}));

function succeeded<T>(answer: Answer<T>, doing: string): T {
  if (!answer.success) throw new Error(`${doing}: ${answer.status} ${answer.message} ${JSON.stringify(answer.errors ?? {})}`);
  return answer.data;
}

/** The query parameters that limit a drop-down to valid choices, as the portal's pickers send them. */
function pickQuery(target: Entity, pick: Where | undefined, body: Body, session: Session): string {
  const values = { today: session.today, record: body, session: { ...session } };
  const filter = whereFilter(target, resolveWhere(pick ?? {}, values), values);
  return Object.entries(filter)
    .map(([param, value]) => `&${param}=${encodeURIComponent(String(value))}`)
    .join('');
}

/** The sample's first record, or its last one for another value; what must be unique is left out. */
function sampleFor(entity: Entity, variant: Variant): Body | undefined {
  const records = samples.find((sample) => sample.entity === entity.name)?.records;
  const record = variant === 'first' ? records?.[0] : records?.at(-1);
  const unique = Object.entries(entity.fields).flatMap(([name, field]) => (field.unique ? [wireKey(name, field)] : []));
  return record && Object.fromEntries(Object.entries(record).filter(([key]) => !unique.includes(key)));
}

/** The kinds whose samples are days. */
const DATED: ReadonlySet<string> = new Set(['date', 'dateTime', 'dateRange']);

export async function makeStage(api: Api, entities: readonly Entity[]): Promise<Stage> {
  await nameParties(api, entities);
  let turn = 0;
  /** Turns of dates alone: those of one body are in ascending order, so that a period ends after it has begun, and none is out of all years. */
  let days = 0;
  const actors = new Map<string, Promise<Actor>>();
  const entityOf = (name: string) => entities.find((one) => one.name === name) as Entity;

  const enter = async (name: string): Promise<Actor> => {
    const [role, place] = name.split('@') as [string, string | undefined];
    const label: Label = place?.startsWith('there') ? 'there' : 'here';
    const known = api.world.people[name];
    const centreId = known?.officeCentreId ?? api.world[label].building;
    const client = known ? await api.as(name) : await api.asIn(role, centreId);
    return { name, client, session: await client.session(), centreId, label };
  };
  const actor = (name: string) => {
    const entering = actors.get(name) ?? enter(name);
    actors.set(name, entering);
    return entering;
  };
  const allowed = (call: Call, { session }: Actor) => refusalOf(session, needsOfCall(call)) === undefined;
  const actorFor: Stage['actorFor'] = async (call, label = 'here') => {
    const platform = call.entity.scope.building === 'id' ? 'SUPERADMIN' : `SUPERADMIN@${label}`;
    for (const name of [`LANDLORD_ADMIN@${label}`, `MASTER_ADMIN@${label}.0`, platform]) {
      const somebody = await actor(name);
      if (allowed(call, somebody)) return somebody;
    }
    throw new Error(`nobody may ${call.method} ${call.path}`);
  };

  const optionsOf = async (field: ReferenceField | ReferencesField, body: Body, who: Actor): Promise<{ id?: number }[]> => {
    const target = entityOf(field.to);
    const call = callsOf(target).find((one) => one.kind === 'dropDown') ?? callsOf(target).find((one) => one.kind === 'list');
    if (!call) return [];
    const answer = await who.client.get<Option[] | Paged<RecordData>>(
      `${pathOf(call, who)}?limit=100${pickQuery(target, field.pick, body, who.session)}`,
    );
    const found = succeeded(answer, `options of ${target.name}`);
    if (Array.isArray(found)) return found;
    // A list holds more than may be picked.
    const values = { today: who.session.today, record: body, session: { ...who.session } };
    return found.items.filter((item) => matches(field.pick, item, values));
  };
  /** A record that may be picked; it is made if there is none and the form needs one. */
  const pickReference = async (field: ReferenceField, body: Body, who: Actor): Promise<number | undefined> => {
    const [known] = await optionsOf(field, body, who);
    if (known || !field.required) return known?.id;
    const target = entityOf(field.to);
    const { id } = await recordFor(target, who);
    const wanted = Object.entries(resolveWhere(field.pick ?? {}, { today: who.session.today, record: body }));
    const isMany = (key: string) =>
      Object.entries(target.fields).some(([name, one]) => isPointerList(one) && wireKey(name, one) === key);
    const values = wanted
      .filter(([, value]) => !isComparison(value))
      .map(([key, value]) => [key, isMany(key) ? [value].flat() : [value].flat()[0]]);
    const viewed = target.scope.viewableBy ? { viewableBy: 'ALL', selectedExcludeTenantIds: null } : {};
    await force(target, id, { ...Object.fromEntries(values), ...viewed });
    return id;
  };

  /** A record of the module that the body names. */
  const pickItem = async (field: AnyOfField, body: Body, who: Actor): Promise<number | undefined> => {
    const aim = aimOf(field, body);
    return aim && pickReference({ ...aim, required: true }, body, who);
  };

  /** Two, if there are two; one is made if there is none and the form needs one. */
  const pickReferences = async (field: ReferencesField, body: Body, who: Actor): Promise<number[] | undefined> => {
    const found = await optionsOf(field, body, who);
    if (!found.length && field.required) {
      const made = await pickReference(field as unknown as ReferenceField, body, who);
      return made === undefined ? undefined : [made];
    }
    return found.length ? found.slice(0, 2).map((one) => one.id as number) : undefined;
  };
  /** A file takes as long as several calls: a person uploads one for each place in a body, and uses it in every other body. */
  const uploaded = new Map<string, Promise<number>>();
  const fileOf = ({ name, client }: Actor, type: FileType, place: string): Promise<number> => {
    const key = `${name} ${type} ${place}`;
    const id = uploaded.get(key) ?? uploadAs(client, type);
    uploaded.set(key, id);
    return id;
  };
  const upload = async (field: Uploads, who: Actor, place: string): Promise<number | number[]> => {
    const type = field.accept[0] ?? 'pdf';
    if (field.kind !== 'files') return fileOf(who, type, place);
    const places = Array.from({ length: Math.min(2, field.maxItems) }, (_, index) => `${place} ${index}`);
    return Promise.all(places.map((one) => fileOf(who, type, one)));
  };

  /** Records above have enough of what records of this entity take from them, in pieces. */
  const fillAbove = async (entity: Entity) => {
    for (const { max, left } of Object.values(entity.limits ?? {})) {
      const counted = left ?? (max?.pieces ? max : undefined);
      if (!counted) continue;
      const above = entityOf((entity.fields[counted.of] as ReferenceField).to);
      const column = columnName(counted.field, above.fields[counted.field]);
      await api.db.text(`update "${above.table}" set "${column}" = 10000 where "${column}" < 10000`);
    }
  };

  const bodyFor: Stage['bodyFor'] = async (entity, operation, who, { variant = 'first', over = {}, about = {} } = {}) => {
    turn += 1;
    await fillAbove(entity);
    const body: Body = {};
    const action = entity.actions[operation];
    for (const name of inputNames(entity, operation, who.session)) {
      const field = entity.fields[name] as Field;
      const key = wireKey(name, field);
      if (key in over || !matches(field.when, body, { today: who.session.today, record: body })) continue;
      turn += 1;
      const isDated = DATED.has(field.kind);
      if (isDated) days += 1;
      const value =
        field.kind === 'reference'
          ? action?.parentMoves && name === entity.parent
            ? (await readyParent(entity, action.parentMoves, who)).id
            : await pickReference(field, { ...about, ...body, ...over }, who)
          : field.kind === 'references'
            ? await pickReferences(field, { ...about, ...body, ...over }, who)
            : isAnyOf(field)
              ? await pickItem(field, { ...body, ...over }, who)
              : isUpload(field)
                ? await upload(field, who, `${name} ${variant}`)
                : sampleOf(field.kind).good(field, isDated ? days : turn, variant);
      if (value !== undefined) body[key] = value;
    }
    // What a screen shows at this moment.
    if (entity.keyed?.pairs?.action === operation && !(entity.keyed.pairs.code in over)) {
      const { data } = await (await api.as('nobody')).post<{ code: string }>(pairingPath(entity.keyed), {});
      body[entity.keyed.pairs.code] = data.code;
    }
    // Whoever chooses the record that asks has nothing to answer: which answers are good depends on its questions.
    for (const field of Object.values(entity.fields)) {
      if (!isAnswers(field) || field.system) continue;
      const about = entity.fields[field.about] as ReferenceField;
      const id = { ...body, ...over }[wireKey(field.about, about)];
      if (typeof id === 'number') await force(entityOf(about.to), id, { [field.questions]: null });
    }
    await makers.ready[entity.name]?.(
      { ...body, ...over },
      { api, given: over, force: (name, id, values) => force(entityOf(name), id, values) },
    );
    const given = (values: Body) =>
      Object.fromEntries(Object.entries({ ...values, ...over }).filter(([, value]) => value !== undefined));
    const guessed = given(body);
    const sample = sampleFor(entity, variant);
    // Fields that depend on each other: only a sample tells what goes together.
    const isTogether = samples.find((one) => one.entity === entity.name)?.together === true;
    const isWrong = sample && (isTogether || problemsOf(bodySchema(entity, operation, who.session), guessed) !== undefined);
    if (!isWrong) return guessed;
    // A sample also has what nothing can be guessed for.
    const inputs = inputNames(entity, operation, who.session).map((name) => wireKey(name, entity.fields[name] as Field));
    const known = Object.entries(sample).filter(([key]) => key in body || (isTogether && inputs.includes(key)));
    const told = given({ ...body, ...Object.fromEntries(known) });
    // What applied to the guess need not apply to the sample.
    const besides = Object.entries(entity.fields).flatMap(([name, { when }]) =>
      matches(when, told, { today: who.session.today, record: told }) ? [] : [wireKey(name, entity.fields[name] as Field)],
    );
    return Object.fromEntries(Object.entries(told).filter(([key]) => !besides.includes(key)));
  };

  const readyParent = async (entity: Entity, moves: Readonly<Record<string, string>>, who: Actor): Promise<RecordData> => {
    const parent = entityOf((entity.fields[entity.parent as string] as ReferenceField).to);
    const record = await recordFor(parent, who);
    await force(parent, record.id, { [parent.states?.field as string]: Object.keys(moves)[0] });
    return record;
  };

  /** Content that whoever picks it can see. */
  const seenByAll = async (entity: Entity, id: number): Promise<number> => {
    if (entity.scope.viewableBy) await force(entity, id, { viewableBy: 'ALL', selectedExcludeTenantIds: null });
    return id;
  };

  /** Where there may be only one record for several references together, such as an item at a location, the last one is new. */
  const onlyOnce = async (entity: Entity, who: Actor): Promise<Body> => {
    const last = Object.values(entity.limits ?? {}).flatMap(({ by, period, max, while: when }) =>
      by.length > 1 && !period && !max && !when ? [by.at(-1) as string] : [],
    );
    const apart = makers.apart[entity.name];
    if (apart) last.push(apart);
    const fresh: Body = {};
    const place = who.session.side === 'tenant' ? who.centreId : api.world[who.label].building;
    for (const [key, make] of Object.entries(makers.fresh[entity.name] ?? {})) fresh[key] = await make(api, place);
    for (const name of last) {
      const field = entity.fields[name] as Field;
      if (field.kind === 'reference' && (field.required || name === apart))
        fresh[wireKey(name, field)] = await seenByAll(entityOf(field.to), (await recordFor(entityOf(field.to), who)).id);
    }
    return fresh;
  };

  const make: Stage['make'] = async (entity, given, over = {}) => {
    const call = createCall(entity);
    if (!call) throw new Error(`no call creates ${entity.name}: say in tests/api/makers/${entity.area}.ts how it comes to be`);
    const who = given ?? (await actorFor(call));
    const body = await bodyFor(entity, nameOf(call), who, { over: { ...(await onlyOnce(entity, who)), ...over } });
    const record = succeeded<RecordData>(await send(who, call, undefined, body), `making ${entity.name}`);
    // What has the call `update` only later is made as it is then.
    const later = Object.entries(entity.api.updates ?? {}).map(([key, value]) => [key, [value].flat()[0]]);
    const values = Object.fromEntries(later);
    if (!later.length) return { record, body, actor: who, call };
    await force(entity, record.id, values);
    return { record: { ...record, ...(await get(entity, who, record)) }, body, actor: who, call };
  };

  const recordFor: Stage['recordFor'] = async (entity, who) => {
    const { side } = who.session;
    const get = callsOf(entity).find((call) => call.kind === 'get');
    const call = createCall(entity);
    // Rows of its own that the product writes by itself: memberships, top-ups. A singleton has one for each building.
    const isAlone =
      !makers.beside[entity.name] &&
      !entity.singleton &&
      entities.every(({ name, table }) => table !== entity.table || name === entity.name);
    const isMadeNowhere = !call && (belongsToNobody(entity) || isAlone);
    if (entity.singleton && entity.api.verbs.history) {
      const owner = api.world[who.label].building;
      const [known] = await api.db.text<RecordData>(
        `select id, uuid, version from "${entity.table}" where office_centre_id = $1`,
        [owner],
      );
      return known ?? ((await writeItself(entity, who)) as RecordData);
    }
    if (!get && isMadeNowhere) return (await writeItself(entity, who)) as RecordData;
    // Not created: an office centre under another name.
    if (!get) return { id: who.centreId } as RecordData;
    if (entity.scope.building === 'id' && side !== 'platform')
      return (await readAs(await actor(`SUPERADMIN@${who.label}`), get, api.world[who.label].building)) as RecordData;
    if (side === 'tenant' && entity.scope.tenant === 'id' && entity.scope.building !== 'id')
      return (await readAs(await actor(`LANDLORD_ADMIN@${who.label}`), get, who.centreId)) as RecordData;
    const besides = makers.beside[entity.name];
    if (besides) {
      const centreId = side === 'tenant' ? who.centreId : api.world[who.label].tenants[0];
      const admin = await actor(`LANDLORD_ADMIN@${who.label}`);
      // What the building's own admin does not see, its companies do.
      const reader = allowed(get, admin) ? admin : await actorFor(get, who.label);
      return (await readAs(reader, get, await besides(api, centreId))) as RecordData;
    }
    if (isMadeNowhere) {
      const { id, uuid } = await writeItself(entity, who);
      const reader = await actorFor(get, who.label);
      return succeeded(await reader.client.get(pathOf(get, reader, { id, uuid })), `reading ${entity.name}`) as RecordData;
    }
    // Not created either: a company as its own people see it.
    if (!call) return (await readAs(who, get, (await actor(`MASTER_ADMIN@${who.label}.0`)).centreId)) as RecordData;
    if (allowed(call, who)) return (await make(entity, who)).record;
    const owner = tenantField(entity);
    const [under = carrierOf(entity)] = aboveNames(entity.api.under);
    // What stands below a record belongs to that one's company.
    const over =
      side !== 'tenant' || !owner
        ? {}
        : under && entity.fields[owner]?.system
          ? { [`${under}Id`]: (await recordFor(entityOf((entity.fields[under] as ReferenceField).to), who)).id }
          : { [wireKey(owner, entity.fields[owner] as Field)]: who.centreId };
    return (await make(entity, await actorFor(call, who.label), over)).record;
  };
  /** The reference whose company a record has, where it says none itself: a dish that of its store. */
  const carrierOf = (entity: Entity): string | undefined =>
    Object.entries(entity.fields).find(([, field]) => {
      const target = field.kind === 'reference' && field.required ? entityOf(field.to) : undefined;
      return target?.scope.tenant !== undefined;
    })?.[0];
  /** A record that the product creates by itself: without a building, or in the building of the actor. */
  const writeItself = async (entity: Entity, who: Actor): Promise<Pick<RecordData, 'id' | 'uuid' | 'version'>> => {
    const { label, session, centreId } = who;
    turn += 1;
    days += 1;
    const place = api.world[label];
    const valueFor = async (name: string, field: Field): Promise<unknown> => {
      const key = wireKey(name, field);
      if (key === entity.scope.building) return place.building;
      if (key === entity.scope.tenant) return session.side === 'tenant' ? centreId : place.tenants[0];
      if (field.kind === 'reference' && field.required) return (await recordFor(entityOf(field.to), who)).id;
      if (entity.states?.field === name) return plainInitial(entity.states.initial);
      return sampleOf(field.kind).good(field as never, DATED.has(field.kind) ? days : turn, 'first');
    };
    const stored = Object.entries(entity.fields).filter(([, field]) => !isComputed(field));
    const values: [string, unknown][] = [];
    for (const [name, field] of stored) values.push([columnName(name, field), await valueFor(name, field)]);
    // Required columns of the server that are not fields.
    const beside = await api.db.text<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_nullable = 'NO' and column_default is null
         and is_identity = 'NO' and data_type = 'text'`,
      [entity.table],
    );
    const own = new Set(values.map(([column]) => column));
    const all = [...values, ...beside.filter(({ name }) => !own.has(name)).map(({ name }): [string, unknown] => [name, ''])];
    const [made] = await api.db.text<Pick<RecordData, 'id' | 'uuid' | 'version'>>(
      `insert into "${entity.table}" (${all.map(([column]) => `"${column}"`).join(', ')})
       values (${all.map((_, index) => `$${index + 1}`).join(', ')}) on conflict do nothing returning id, uuid, version`,
      all.map(([, value]) => value),
    );
    // The forms of the records that it links have written it already.
    if (!made)
      return (
        await api.db.text<RecordData>(`select id, uuid, version from "${entity.table}" order by id desc limit 1`)
      )[0] as RecordData;
    await countMember(entity, Object.fromEntries(values));
    return made as Pick<RecordData, 'id' | 'uuid' | 'version'>;
  };
  /** A record that holds the number of its members has one more now. */
  const countMember = async (link: Entity, values: Readonly<Record<string, unknown>>) => {
    const above = entities.find(({ members }) => members?.entity === link.name && members.count);
    if (!above?.members?.count) return;
    const { by, count } = above.members;
    const column = columnName(count, above.fields[count] as Field);
    await api.db.text(`update "${above.table}" set "${column}" = "${column}" + 1 where id = $1`, [
      values[columnName(by, link.fields[by] as Field)],
    ]);
  };
  const readAs = async (who: Actor, call: Call, id: number) => {
    // Some paths take no id.
    const [known] = await api.db.text<{ uuid: string }>(`select uuid from "${call.entity.table}" where id = $1`, [id]);
    return succeeded(await who.client.get(pathOf(call, who, { id, ...known })), `reading ${call.entity.name}`);
  };

  const makeRoom: Stage['makeRoom'] = async (entity, id = 0) => {
    for (const { by, max, left, period, while: where = {} } of Object.values(entity.limits ?? {}))
      for (const [key, wanted] of period || max || left ? [] : Object.entries(where)) {
        const [name, field] = Object.entries(entity.fields).find(([one, known]) => wireKey(one, known) === key) as [
          string,
          Field,
        ];
        const taken: readonly unknown[] = [wanted].flat();
        const other = field.kind === 'enum' ? field.values.find((value) => !taken.includes(value)) : undefined;
        if (other === undefined) continue;
        const [table, column] = [entity.table, columnName(name, field)].map((one) => sql.raw(`"${one}"`));
        // Only records that agree with this one take its place.
        const same = by.map((one) => sql.raw(`"${columnName(one, entity.fields[one])}"`));
        const rivals = same.map((one) => sql` and (${id} = 0 or ${one} = (select ${one} from ${table} where id = ${id}))`);
        await api.db.query(
          prepared(
            sql`update ${table} set ${column} = ${other} where id <> ${id} and ${column}::text = any(${sql.param(taken)}::text[])${sql.join(rivals)}`,
          ),
        );
      }
  };

  const force: Stage['force'] = async (entity, id, values) => {
    const isLimited = Object.values(entity.limits ?? {}).some(({ while: where = {} }) =>
      Object.entries(values).some(([key, value]) => ([where[key]].flat() as unknown[]).includes(value)),
    );
    if (isLimited) await makeRoom(entity, id);
    for (const [key, value] of Object.entries(values)) {
      const [name, field] = Object.entries(entity.fields).find(([one, known]) => wireKey(one, known) === key) as [string, Field];
      const count = makers.counted[entity.name]?.[key];
      if (count) {
        await count(api, id, Number(value));
        continue;
      }
      const { via } = field;
      const table = via ? entityOf(via.entity).table : entity.table;
      const column = via ? columnName(via.take, entityOf(via.entity).fields[via.take]) : columnName(name, field);
      const by = via ? columnName(via.by, entityOf(via.entity).fields[via.by]) : 'id';
      await api.db.query(
        sql`update ${sql.raw(`"${table}"`)} set ${sql.raw(`"${column}"`)} = ${Array.isArray(value) ? `{${value.join(',')}}` : value} where ${sql.raw(`"${by}"`)} = ${id}`,
      );
    }
  };

  const get: Stage['get'] = async (entity, who, record) => {
    const call = callsOf(entity).find((one) => one.kind === 'get') as Call;
    return succeeded(await send(who, call, record), `reading ${entity.name}`);
  };
  return { api, entities, actor, actorFor, bodyFor, make, recordFor, get, force, makeRoom };
}

/** One of the usual people of each side. */
export const peopleOf: Record<Side, string> = {
  platform: 'SUPERADMIN@here',
  building: 'LANDLORD_ADMIN@here',
  tenant: 'MASTER_ADMIN@here.0',
};

/** The boot check of what people are shown and asked: `occupant`, and the answers to questions. */

import { isAnswers, type Made, type Occupant, type OccupantAct } from '../calls/occupant.ts';
import type { Entity } from '../entity/entity.ts';
import { isOneReference, isWhole, traitsOf } from '../fields/field.ts';
import { isOnRecord } from '../states/action.ts';

type Runs = NonNullable<OccupantAct['runs']>;

/** Errors in how the answers of an entity relate to their questions, for the boot check. */
export function answersProblems(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (!isAnswers(field)) return [];
    const about = entity.fields[field.about];
    const asked = isOneReference(about) ? byName.get(about.to)?.fields[field.questions] : undefined;
    if (!asked || !traitsOf(asked).questions) return [`field '${name}': '${field.about}.${field.questions}' has no questions`];
    return 'types' in asked && (asked.types as readonly string[]).includes('FILE')
      ? [`field '${name}' cannot hold the files that '${field.questions}' asks for`]
      : [];
  });
}

/** Errors in who has received it. */
function receivedProblems(entity: Entity, { received, acts }: Occupant, byName: ReadonlyMap<string, Entity>): string[] {
  if (!received) return [];
  const rows = byName.get(received.entity);
  const to = (name: string) => {
    const field = rows?.fields[name];
    return isOneReference(field) ? field.to : undefined;
  };
  const isInstant = (name: string) => traitsOf(rows?.fields[name] ?? { kind: 'text', max: 1 }).moment === 'instant';
  return [
    ...(to(received.by) === entity.name ? [] : [`people receive it by '${received.by}', which does not point here`]),
    ...(to(received.person) ? [] : [`'${received.person}' of those who receive it is no reference to a person`]),
    ...[received.sent, received.read]
      .filter((name) => !isInstant(name))
      .map((name) => `'${name}' of those who receive it is no instant`),
    ...(Object.keys(acts).length ? ['people who receive it have receipts, and no acts'] : []),
  ];
}

/** Errors in whom a person brings along. */
function bringsProblems(made: Entity | undefined, { input = [], brings }: Made): string[] {
  if (!made || !brings) return [];
  const host = made.fields[brings.host];
  return [
    ...(isOneReference(host) && host.to === made.name ? [] : [`'${brings.host}' does not point to who brings somebody`]),
    ...brings.input.filter((name) => !made.fields[name]).map((name) => `'${name}' is no field of '${made.name}'`),
    ...[...brings.required, brings.once]
      .filter((name) => !brings.input.includes(name))
      .map((name) => `'${name}' is not filled in for those whom a person brings`),
    ...(input.includes(brings.key) ? [`'${brings.key}' is an input already`] : []),
  ];
}

/** Errors in the action that an act runs on a person's own record. */
function runsProblems({ actions }: Entity, { own }: Occupant, { action, input = [] }: Runs): string[] {
  const run = actions[action];
  if (!own) return ['it runs an action, but the records are nobody’s own'];
  if (!run || !isOnRecord(run)) return [`it runs '${action}', which is no action on a record`];
  const left = (run.required ?? []).filter((name) => !(input.length ? input : (run.input ?? [])).includes(name));
  return [
    ...input.filter((name) => !run.input?.includes(name)).map((name) => `'${name}' is no input of '${action}'`),
    ...left.map((name) => `'${action}' requires '${name}'`),
  ];
}

/** Errors in the declaration, for the boot check. */
export function occupantProblems(entity: Entity, byName: ReadonlyMap<string, Entity>): string[] {
  const { occupant, fields, scope } = entity;
  if (!occupant) return [];
  const reference = (from: Entity | undefined, name: string | undefined) => {
    const field = name === undefined ? undefined : from?.fields[name];
    return isOneReference(field) ? field.to : undefined;
  };
  return [
    ...((occupant.own || scope.viewableBy || scope.readers) && scope.building
      ? []
      : ['people see its records, but it has no building or no viewers']),
    ...(occupant.own && !reference(entity, occupant.own)
      ? [`'${occupant.own}' is no reference to the person whose own it is`]
      : []),
    ...(occupant.own && occupant.received ? ['what is a person’s own is not sent to people'] : []),
    ...receivedProblems(entity, occupant, byName),
    ...occupant.fields.filter((name) => !fields[name]).map((name) => `people see '${name}', which is no field`),
    ...Object.entries(occupant.lists ?? {}).flatMap(([name, { entity: of, by, person, fields: seen }]) => {
      const below = byName.get(of);
      return [
        ...(reference(below, by) === entity.name ? [] : [`'${by}' of '${of}' is no reference to ${entity.name}`]),
        ...(person && !reference(below, person) ? [`'${person}' is no reference to a person`] : []),
        ...seen.filter((one) => !below?.fields[one]).map((one) => `'${one}' is no field of '${of}'`),
      ].map((text) => `list '${name}' of occupants: ${text}`);
    }),
    ...Object.entries(occupant.acts).flatMap(([act, { hidesAfter, makes, once, each, undoes, takes, runs }]) => {
      const undone = undoes && occupant.acts[undoes.act];
      const made = makes && byName.get(makes.entity);
      return [
        ...(takes && (makes || once || each || undoes || hidesAfter) ? ['what an area does itself is nothing else as well'] : []),
        ...(runs ? runsProblems(entity, occupant, runs) : []),
        ...(runs && (takes || makes || once || each || undoes || hidesAfter)
          ? ['what runs an action is nothing else as well']
          : []),
        ...(hidesAfter && !isWhole(fields[hidesAfter]) ? [`'${hidesAfter}' is no number`] : []),
        ...(makes && !made ? [`it creates '${makes.entity}', which is no entity`] : []),
        ...(undoes && !undone?.each ? [`it undoes '${undoes.act}', which makes nothing that stays`] : []),
        ...(undoes && undone?.makes && !byName.get(undone.makes.entity)?.actions[undoes.action]
          ? [`it runs '${undoes.action}', which is no action`]
          : []),
        ...(each && !makes?.input ? ['it is done for each input, but takes none'] : []),
        ...(makes?.input && !once && !each ? ['it takes input, so it can be done once only'] : []),
        ...(makes?.brings && !each ? ['only what is done for each input brings others along'] : []),
        ...(makes ? bringsProblems(made, makes) : []),
        ...(made && reference(made, makes?.by) !== entity.name ? [`'${makes?.by}' is no reference to ${entity.name}`] : []),
        ...(made && !reference(made, makes?.person) ? [`'${makes?.person}' is no reference to a person`] : []),
        ...(made && makes?.company && !reference(made, makes.company) ? [`'${makes.company}' is no reference to a company`] : []),
        ...(makes?.input ?? [])
          .filter((name) => !made?.fields[name])
          .map((name) => `'${name}' is no field of '${makes?.entity}'`),
      ].map((text) => `act '${act}' of occupants: ${text}`);
    }),
  ];
}

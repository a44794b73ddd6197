/** The boot check of fields: names, what they point to, count and gather, and their order in forms. */
import type { Entity } from '../entity/entity.ts';
import { snake } from '../entity/snake.ts';
import {
  categoryOf,
  type EnumField,
  type Field,
  isChoice,
  isComputed,
  isFlag,
  isOneReference,
  isReference,
  isSearchable,
  isWhole,
  isWorded,
  orderOf,
  takes,
  uuidKey,
} from '../fields/field.ts';
import { systemDataCodes } from '../fields/systemData.ts';
import { RESERVED_NAMES } from '../reservedNames.ts';
import { inputNames } from '../rules/validate.ts';
import { besideProblems } from './beside.ts';
import { type All, BASE, type Check, notFields } from './check.ts';
import { meterProblems } from './meters.ts';

/** PostgreSQL truncates identifiers at 63 bytes; the longest suffix that we add to table and column is 12. */
const MAX_LENGTH = 63 - 12;

/** A time is compared with another one in the same form: both must have the same kind and be part of the form. */
function orderProblems(entity: Entity, name: string, field: Field): string[] {
  const earlier = orderOf(field)?.other;
  if (earlier === undefined) return [];
  if (earlier === name || entity.fields[earlier]?.kind !== field.kind)
    return [`field '${name}' comes after '${earlier}', which is no other ${field.kind}`];
  return ['create', 'update', ...Object.keys(entity.actions)].flatMap((operation) => {
    const names = inputNames(entity, operation);
    return names.includes(name) && !names.includes(earlier)
      ? [`'${operation}' takes '${name}' without '${earlier}' before it`]
      : [];
  });
}

function nameProblems({ table, fields }: Entity, name: string): string[] {
  const isColumn = !isComputed(fields[name] as Field);

  return [
    ...(BASE.includes(name) ? [`field '${name}' is one that every record has`] : []),
    ...(RESERVED_NAMES.has(name) ? [`field '${name}' is a name of JavaScript's own`] : []),
    ...(isColumn && `${table}_${snake(name)}`.length > MAX_LENGTH
      ? [`'${name}' makes an identifier too long for PostgreSQL`]
      : []),
  ];
}

/** What it points to, embeds, counts and adds up. */
function targetProblems(entity: Entity, all: All, name: string, field: Field): string[] {
  const target = 'to' in field ? field.to : 'of' in field ? field.of : undefined;
  const embedded = isReference(field) ? [...(field.embed ?? []), ...(field.label ? [field.label] : [])] : [];
  const missing = isReference(field) ? embedded.filter((one) => one !== 'uuid' && !all.get(field.to)?.fields[one]) : [];
  const by = 'by' in field && !('of' in field) ? entity.fields[field.by] : undefined;
  const active = isOneReference(by) ? all.get(by.to)?.fields.active : undefined;
  return [
    ...(target && !all.has(target) ? [`field '${name}' points to '${target}', which is no entity`] : []),
    ...missing.map((one) => `field '${name}' embeds '${one}', which ${isReference(field) ? field.to : ''} lacks`),
    ...notFields(entity, `field '${name}' clears`, field.clears),
    ...('by' in field && !('of' in field) && !isFlag(active)
      ? [`field '${name}': '${field.by}' is no reference to what can be active`]
      : []),
    ...('sum' in field && field.sum && !isWhole(all.get(field.of)?.fields[field.sum])
      ? [`field '${name}' adds up '${field.sum}', which is no number of ${field.of}`]
      : []),
    ...('of' in field && field.from !== undefined && !(entity.fields[field.from] && isWhole(entity.fields[field.from]))
      ? [`field '${name}' is what is left of '${field.from}', which is no number`]
      : []),
    ...('of' in field && !isOneReference(all.get(field.of)?.fields[field.by])
      ? [`field '${name}': '${field.by}' of ${field.of} is no reference`]
      : []),
  ];
}

/** What it takes from the rows of a linking entity. */
function viaProblems(all: All, name: string, field: Field): string[] {
  const { via } = field;
  if (!via) return [];
  const linking = all.get(via.entity)?.fields;
  const never = Object.entries(via.only ?? {}).filter(([key, value]) => {
    const one = linking?.[key];
    if (typeof value === 'boolean') return !isFlag(one);
    return !(isChoice(one) && [value].flat().every((each) => one.values.includes(each)));
  });
  return [
    ...(takes(field, linking?.[via.take])
      ? []
      : [`field '${name}' comes via '${via.entity}.${via.take}', which is no ${field.kind}`]),
    ...never.map(([key, value]) => `field '${name}' takes only rows whose '${key}' is ${String(value)}, which it never is`),
  ];
}

function kindProblems({ fields, list, show }: Entity, name: string, field: Field): string[] {
  const shown = [...list.columns, ...(list.filters ?? []), ...show.flatMap((section) => section.fields)];
  const category = categoryOf(field);
  const byUuid = uuidKey(name, field);
  return [
    ...(field.asked && shown.includes(name) ? [`field '${name}' is only asked, and cannot be shown`] : []),
    ...(category && `${(field as EnumField).values}` !== `${systemDataCodes(category)}`
      ? [`field '${name}' has other values than the system data '${category}'`]
      : []),
    ...(byUuid && byUuid in fields ? [`field '${name}' is named by uuid as '${byUuid}', which is another field`] : []),
    ...(isWorded(field) && field.unique ? [`field '${name}' has a text per language, which cannot be unique`] : []),
    ...(field.search && !isSearchable(field) ? [`field '${name}' cannot be searched`] : []),
    ...(isComputed(field) && field.required ? [`field '${name}' is computed and cannot be required`] : []),
  ];
}

export const fieldProblems: Check = (entity, all) =>
  Object.entries(entity.fields).flatMap(([name, field]) => [
    ...nameProblems(entity, name),
    ...targetProblems(entity, all, name, field),
    ...meterProblems(entity, name, field),
    ...besideProblems(entity, all, name, field),
    ...viaProblems(all, name, field),
    ...kindProblems(entity, name, field),
    ...orderProblems(entity, name, field),
  ]);

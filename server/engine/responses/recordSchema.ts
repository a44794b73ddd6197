/** The JSON schema of a record as it is answered, from the fields of its entity: the same shape that `select.ts` reads. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import {
  type Field,
  isAnyOf,
  isComputed,
  isPicture,
  isPointerList,
  isReference,
  isUpload,
  type RowsOfField,
  type Same,
  saidKeys,
  traitsOf,
  uuidKey,
  wireKey,
  zeroOf,
} from '#schemas/kernel/fields/field.ts';
import { type JsonSchema, kindOf } from '#server/db/kinds/index.ts';
import { flag, listOf, moment, objectOf, orNull, refTo, text, uuid, whole } from '#server/openapi/values.ts';

const BASE: Readonly<Record<string, JsonSchema>> = {
  id: whole,
  uuid,
  version: whole,
  createdDate: moment,
  createdUserId: orNull(whole),
  updatedDate: moment,
  updatedUserId: orNull(whole),
};

/** Whether every record has a value: it is required always, or its kind has an empty value. */
const isAlways = (field: Field): boolean =>
  !field.via && !isComputed(field) && ((field.required === true && !field.when) || zeroOf(field) !== undefined);
/** A value of a kind as it is answered. */
export const valueSchema = (field: Field): JsonSchema => {
  const schema = kindOf(field).json(field);
  return isAlways(field) ? schema : orNull(schema);
};

/** What stands beside the id: the record that a reference embeds, or the file. */
function embedded(field: Field, entityOf: (name: string) => Entity): JsonSchema | undefined {
  if (isAnyOf(field)) return objectOf({ module: text, id: orNull(whole), uuid: orNull(uuid), label: orNull(text) });
  if (isUpload(field)) return refTo(isPicture(field) ? 'image' : 'file');
  if (!isReference(field)) return undefined;
  if (!field.embed?.length) return refTo('reference');
  const target = entityOf(field.to);
  const more = field.embed.map((name): [string, JsonSchema] => {
    const one = target.fields[name];
    if (!one) return [name, uuid];
    return [name, orNull(kindOf(one).json(one))];
  });
  return {
    ...objectOf({ id: whole, label: orNull(text), active: orNull(flag), ...Object.fromEntries(more) }),
    required: ['id', 'label'],
  };
}

/** Records of another entity as part of this one; what not everybody may read of them is not among the required keys. */
function rowsSchema({ rowsOf, parts, most }: RowsOfField, entityOf: (name: string) => Entity): JsonSchema {
  const target = entityOf(rowsOf);
  const { properties, required } = recordSchema(target, entityOf) as {
    properties: Record<string, JsonSchema>;
    required: string[];
  };
  const shown = [...new Set(['id', 'uuid', ...saidKeys(target.fields, parts)])].filter((key) => properties[key]);
  const row = objectOf(
    Object.fromEntries(shown.map((key) => [key, properties[key] as JsonSchema])),
    shown.filter((key) => required.includes(key)),
  );
  return { ...listOf(row), maxItems: most };
}

/** What stands under another name of a value. */
function sameSchema(entity: Entity, same: Same, entityOf: (name: string) => Entity): JsonSchema {
  if (Array.isArray(same)) return orNull(sameSchema(entity, same[0], entityOf));
  if (typeof same !== 'string')
    return objectOf(Object.fromEntries(Object.entries(same).map(([key, one]) => [key, sameSchema(entity, one, entityOf)])));
  const [name = '', part] = same.split('.');
  const field = entity.fields[name];
  if (!field) return BASE[name] as JsonSchema;
  const own = part ? uuid : (embedded(field, entityOf) ?? kindOf(field).json(field));
  return isAlways(field) ? own : orNull(own);
}

function ownSchema(entity: Entity, field: Field, entityOf: (name: string) => Entity): JsonSchema {
  if ('rowsOf' in field) return rowsSchema(field, entityOf);
  if ('labelOf' in field && isPointerList(entity.fields[field.labelOf] as Field)) return orNull(listOf(text));
  return 'sameAs' in field ? sameSchema(entity, field.sameAs, entityOf) : valueSchema(field);
}

/** By wire key. Fields that not everybody may read are not among the required ones. */
export function recordSchema(entity: Entity, entityOf: (name: string) => Entity): JsonSchema {
  const properties: Record<string, JsonSchema> = {
    ...BASE,
    ...(entity.traits.includes('reorderable') ? { position: whole } : {}),
  };
  const hidden = new Set<string>();
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.asked || field.internal) continue;
    const key = wireKey(name, field);
    const own = ownSchema(entity, field, entityOf);
    const found: [string, JsonSchema][] = [[key, own]];
    const beside = embedded(field, entityOf);
    if (beside) {
      const one = isPointerList(field) ? listOf(beside) : beside;
      const shown = isAlways(field) ? one : orNull(one);
      found.push([name, shown]);
      const byUuid = uuidKey(name, field);
      const uuids = isPointerList(field) ? listOf(uuid) : uuid;
      if (byUuid && isUpload(field)) found.push([`${name}s`, shown]);
      else if (byUuid) found.push([byUuid, isAlways(field) ? uuids : orNull(uuids)]);
    }
    if (isAnyOf(field)) found.push([`${name}Uuid`, orNull(uuid)], [`${name}Name`, orNull(text)]);
    for (const [each, schema] of found) {
      properties[each] = schema;
      if (field.readableBy || traitsOf(field).alone) hidden.add(each);
    }
  }
  return objectOf(
    properties,
    Object.keys(properties).filter((key) => !hidden.has(key)),
  );
}

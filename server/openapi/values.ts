/** Values of answers as JSON schemas, for what no field describes. */
import type { JsonSchema } from '#server/db/kinds/index.ts';

export const text: JsonSchema = { type: 'string' };
export const whole: JsonSchema = { type: 'integer' };
export const flag: JsonSchema = { type: 'boolean' };
export const moment: JsonSchema = { type: 'string', format: 'date-time' };
export const uuid: JsonSchema = { type: 'string', format: 'uuid' };
/** A schema of `#/components/schemas`. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
/** A value that differs by what it belongs to: `schemas.ts` says where. */
export const any: JsonSchema = refTo('value');
export const nothing: JsonSchema = { type: 'null' };
export const textOf = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema as { type?: string | readonly string[]; enum?: unknown[] };
  if (Array.isArray(type)) return type.includes('null') ? schema : { ...schema, type: [...type, 'null'] };
  if (!type) return { anyOf: [schema, nothing] };
  return { ...schema, type: [type, 'null'], ...(values ? { enum: [...values, null] } : {}) };
}

/** An object with these keys and no others. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
/** The same, of which some keys are not always there. */
export const partly = (properties: Readonly<Record<string, JsonSchema>>, ...optional: string[]): JsonSchema =>
  objectOf(
    properties,
    Object.keys(properties).filter((key) => !optional.includes(key)),
  );
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** An object whose keys only the answer knows. */
export const byKey = (value: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: value });
/** A text by language. */
export const inLanguages: JsonSchema = byKey(orNull(text));
/** A text: plain, or in several languages. */
export const words: JsonSchema = { anyOf: [text, inLanguages] };

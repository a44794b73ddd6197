/** Values with which the form of a new record begins, in its address: `?source={"facilityId":3}`, as react-admin does it. */
import { useLocation } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import type { Values } from './body.ts';

/** What of it the form asks for; nothing of an address that is malformed. */
export function givenIn(entity: Entity, search: string): Values {
  try {
    const given: unknown = JSON.parse(new URLSearchParams(search).get('source') ?? '{}');
    if (typeof given !== 'object' || given === null) return {};
    const keys = new Set(inputNames(entity, 'create').map((name) => wireKey(name, entity.fields[name] as Field)));
    return Object.fromEntries(Object.entries(given).filter(([key]) => keys.has(key)));
  } catch {
    return {};
  }
}

export const useGiven = (entity: Entity): Values => givenIn(entity, useLocation().search);

/** The input of every kind of field, as its entry says. Loaded with the forms and the filters. */
import type { Field } from '#schemas/kernel/fields/field.ts';
import type { Control } from './Control.ts';
import { portalKindOf } from './index.tsx';
import { inputs } from './inputs/index.ts';

/** Null for read-only kinds. */
export function controlOf(field: Field): Control | null {
  const { input, wideInput } = portalKindOf(field);
  return input ? { Input: typeof input === 'string' ? inputs[input] : input, wide: wideInput } : null;
}

/** Field readability, in one place: forms, lists, filters, sorting, search, exports, history and saved views ask here. */

import type { Field } from '../fields/field.ts';
import { refusalOf } from './access.ts';

/** May this person see the field at all? */
export const canRead = (
  viewer: Parameters<typeof refusalOf>[0],
  field: Pick<Field, 'readableBy' | 'internal'> | undefined,
): boolean => !field?.internal && (!field?.readableBy || refusalOf(viewer, field.readableBy) === undefined);

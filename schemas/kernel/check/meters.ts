/** Errors in the declarations of meters, for the boot check. */
import type { Entity } from '../entity/entity.ts';
import { type Field, isWhole } from '../fields/field.ts';

const isMeter = (field: Field | undefined): boolean =>
  field !== undefined && isWhole(field) && 'leftOf' in field && field.leftOf !== undefined;

export function meterProblems(entity: Pick<Entity, 'fields'>, name: string, field: Field): string[] {
  const { leftOf, meters = [] } = field as { leftOf?: string; meters?: readonly string[] };
  const bought = leftOf === undefined ? undefined : entity.fields[leftOf];
  return [
    ...(leftOf !== undefined && !(bought && (isWhole(bought) || 'of' in bought))
      ? [`field '${name}' is left of '${leftOf}', which is no number`]
      : []),
    ...meters.filter((one) => !isMeter(entity.fields[one])).map((one) => `field '${name}' looks at '${one}', which is no meter`),
  ];
}

/** The words of rows: their parts have labels of their own beside the fields of the entity. */
import type { TranslateFunction } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** The name by which the values of a part are worded: `externalLinks.type`. */
export const partName = (name: string, part: string): string => `${name}.${part}`;
/** The label of a part; of `row`, what one row is called; of `add`, of the button that adds one. */
export const partWord = (translate: TranslateFunction, entity: Pick<Entity, 'name'>, name: string, part: string): string =>
  translate(`resources.${entity.name}.rows.${partName(name, part)}`);

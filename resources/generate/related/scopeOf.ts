/** Whose rows a call speaks of that is made on the page of another record. */
import type { CallMeta } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Row } from '../Row.ts';

/** Calls under `/office-centres/{officeCentreId}` go to the parent's own one: the provider's staff may have chosen none. */
export const scopeOfParent = (entity: Entity, parentEntity: Entity, parent: Row): CallMeta | undefined =>
  entity.api.path.includes('{officeCentreId}') && isCentre(parentEntity) ? { officeCentreId: Number(parent.id) } : undefined;

/** Records that are an office centre themselves, a building or a company: their own id is their scope. */
const isCentre = ({ scope }: Entity): boolean => scope.building === 'id' || scope.tenant === 'id';

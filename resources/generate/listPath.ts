/** The list of an entity as the person has it: companies may have it at an address of their own (`tenantList`). */
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

/** Which of the two; also the key of its title. */
export const listPage = ({ pages }: Pick<Entity, 'pages'>, { side }: Pick<Session, 'side'>): 'list' | 'tenantList' =>
  side === 'tenant' && pages.tenantList !== undefined ? 'tenantList' : 'list';

/** Undefined when the entity has no list page. */
export const listPath = (entity: Pick<Entity, 'pages'>, session: Pick<Session, 'side'>): string | undefined =>
  entity.pages[listPage(entity, session)];

/** The same for the person who is signed in. */
export const useListPath = (entity: Pick<Entity, 'pages'>): string | undefined => listPath(entity, useSession());

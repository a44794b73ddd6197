/** Where a saved form leads: to the page of the action that follows it, if there is one and the person may take it, else to the record. */
import type { RaRecord } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { fillPage, recordPath } from '../pagePath.ts';

export function pathAfterForm(entity: Entity, session: Session, record: RaRecord): string | undefined {
  const { afterForm: name } = entity;
  const page = name === undefined ? undefined : entity.actions[name]?.page;
  return name !== undefined && page && can(session, entity, name, record)
    ? fillPage(page, record.id)
    : recordPath(entity, record.id);
}

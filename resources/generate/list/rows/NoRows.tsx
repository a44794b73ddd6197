import { useListContext, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { isWaiting } from '#schemas/kernel/states/waits.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { useShownRows } from './useShownRows.ts';

/** A list without rows. Where its rows would wait for this person, and nothing is filtered, that means: all is done. */
export function NoRows({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const session = useSession();
  const { filterValues } = useListContext();
  const { tab } = useShownRows().filter;
  const isFiltered = Object.entries(filterValues).some(([key, value]) => key !== 'tab' && value !== undefined && value !== '');
  return <EmptyState hint={!isFiltered && isWaiting(session, entity, tab) ? translate('shell.allDone') : undefined} />;
}

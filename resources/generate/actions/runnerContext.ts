/** Runs an action on an area's own screen, which cannot import the generated forms: these draw what areas have. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Row } from '../Row.ts';

export interface RunsAction {
  entity: Entity;
  name: string;
  record: Row;
  onClose: () => void;
}

export const ActionRunnerContext = createContext<ComponentType<RunsAction> | undefined>(undefined);

/**
 * The part that asks what the action needs, and runs it; it is loaded when it is first drawn.
 * @throws outside a screen
 */
export function useActionRunner(): ComponentType<RunsAction> {
  const runner = useContext(ActionRunnerContext);
  if (!runner) throw new Error('there is no screen around this');
  return runner;
}

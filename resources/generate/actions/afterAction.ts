/** Notifies a view that shows records one by one that an action has succeeded: a queue moves on to the next. */
import { createContext, use } from 'react';

/** Called when an action or a deletion has succeeded, before anything is refetched. */
export const AfterAction = createContext<(() => void) | undefined>(undefined);
export const useAfterAction = (): (() => void) | undefined => use(AfterAction);

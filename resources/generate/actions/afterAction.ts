/** Tells whoever shows a record beside others that something has been done with it: a queue goes on to the next. */
import { createContext, use } from 'react';

/** Called when an action or a deletion has succeeded, before anything is asked for anew. */
export const AfterAction = createContext<(() => void) | undefined>(undefined);
export const useAfterAction = (): (() => void) | undefined => use(AfterAction);

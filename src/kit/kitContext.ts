/**
 * What widgets need to know of the signed-in person. The kit makes no calls and holds no session, so the shell provides it;
 * without a provider nobody is signed in.
 */
import { createContext, use } from 'react';
import type { Viewer } from './page/pageButtons.ts';

export interface KitContextValue {
  /** Decides which page buttons are offered; null while nobody is signed in. */
  viewer: Viewer | null;
  /** IANA time zone of the chosen building; null as long as none is chosen. */
  timeZone: string | null;
  /** Whether keys without Ctrl do anything (WCAG 2.1.4). */
  hasShortcuts: boolean;
}

export const KitContext = createContext<KitContextValue>({ viewer: null, timeZone: null, hasShortcuts: false });

export const useViewer = (): Viewer | null => use(KitContext).viewer;
export const useHasShortcuts = (): boolean => use(KitContext).hasShortcuts;

/** The time zone in which times are shown: the building's; the browser's for staff that have chosen no building. */
export const useTimeZone = (): string => use(KitContext).timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

import { usePreference } from './preferences/usePreference.ts';

/** Whether keys without Ctrl do anything (WCAG 2.1.4): each person may switch them off. */
export const useKeySwitch = () => usePreference('shortcuts', true);

export const useKeysOn = (): boolean => useKeySwitch()[0];

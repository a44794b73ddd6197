import { usePreference } from './preferences/usePreference.ts';

/** Whether keys without Ctrl do anything (WCAG 2.1.4), and how a person switches them off. */
export const useKeySwitch = () => usePreference('shortcuts', true);

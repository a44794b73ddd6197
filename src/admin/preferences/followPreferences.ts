/** Syncs language and appearance with the preferences: choices here are saved, choices made elsewhere apply here. */
import type { Store } from 'ra-core';
import { hasUnsaved } from '#authProvider/drafts.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { preference, savePreferencesNow, setPreference, watchPreferences } from '#src/app/preferences/preferences.ts';
import { rememberLanguage, takeChosenLanguage } from '../../language.ts';
import { colourMode, colourModes, setColourMode, watchColourMode } from '../../theme/colourMode.ts';

const wantedLanguage = (): LocaleCode | undefined => localeCodes.find((one) => one === preference('language'));

/** The language to start in: the one chosen before sign-in, else the person's, else the browser's. */
export function startingLanguage(browsers: LocaleCode): LocaleCode {
  const chosen = takeChosenLanguage();
  if (chosen) {
    setPreference('language', chosen);
    savePreferencesNow();
  }
  const locale = wantedLanguage() ?? browsers;
  if (locale !== browsers) rememberLanguage(locale);
  return locale;
}

function followTheme(): () => void {
  let mode = colourMode();
  const take = () => {
    const wanted = colourModes.find((one) => one === preference('theme'));
    if (!wanted || wanted === colourMode()) return;
    mode = wanted;
    setColourMode(wanted);
  };
  take();
  const stopPreferences = watchPreferences(take);
  // Also called for changes of the system's mode: only a choice is saved.
  const stopWatching = watchColourMode(() => {
    if (colourMode() === mode) return;
    mode = colourMode();
    setPreference('theme', mode);
  });
  return () => {
    stopPreferences();
    stopWatching();
  };
}

function followLanguage(store: Store): () => void {
  const stopPreferences = watchPreferences(() => {
    const wanted = wantedLanguage();
    // A language change re-renders everything: not while somebody is typing.
    if (wanted && wanted !== store.getItem('locale') && !hasUnsaved()) store.setItem('locale', wanted);
  });
  const stopWatching = store.subscribe('locale', (locale) => {
    if (typeof locale === 'string') setPreference('language', locale);
  });
  return () => {
    stopPreferences();
    stopWatching();
  };
}

/** Syncs until the app is unmounted. Pending changes are saved when the page is hidden. */
export function followPreferences(store: Store): () => void {
  const stops = [followTheme(), followLanguage(store)];
  const hide = () => {
    if (document.visibilityState === 'hidden') savePreferencesNow();
  };
  document.addEventListener('visibilitychange', hide);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    for (const stop of stops) stop();
  };
}

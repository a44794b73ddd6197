import { localStorageStore, type Store } from 'ra-core';

/** Where react-admin keeps choices such as visible columns. The language is kept by us, so its copy is set to ours. */
export function makeStore(locale: string): Store {
  const store = localStorageStore('1', 'atrium');
  store.setItem('locale', locale);
  return store;
}

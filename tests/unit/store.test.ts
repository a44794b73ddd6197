import { expect, it, vi } from 'vitest';

vi.mock('#src/app/preferences/preferences.ts', () => ({
  preferences: () => ({ 'store.menu.narrow': true, 'list.users': {} }),
  setPreference: (key: string, value: unknown) => saved.push([key, value]),
  watchPreferences: () => () => undefined,
}));
const saved: [string, unknown][] = [];
const { makeStore } = await import('#src/admin/store.ts');

it('keeps what is put in before the first drawing, also when react-admin sets it up again', () => {
  const store = makeStore('zh-Hans');
  store.setItem('users.listParams', { filter: { tab: 'ACTIVE' } });
  expect(store.getItem('users.listParams')).toEqual({ filter: { tab: 'ACTIVE' } });
  store.setup();
  expect(store.getItem('users.listParams')).toEqual({ filter: { tab: 'ACTIVE' } });
  expect([store.getItem('menu.narrow'), store.getItem('locale')]).toEqual([true, 'zh-Hans']);
});

it('tells and saves what changes, and nothing that stays the same', () => {
  const store = makeStore('en');
  const told: unknown[] = [];
  store.subscribe('menu.narrow', (value) => told.push(value));
  store.setItem('menu.narrow', true);
  expect([told, saved]).toEqual([[], []]);
  store.setItem('menu.narrow', false);
  store.setItem('menu.narrow', false);
  store.setItem('menu.narrow', undefined);
  expect(told).toEqual([false, undefined]);
  expect(saved).toEqual([
    ['store.menu.narrow', false],
    ['store.menu.narrow', undefined],
  ]);
});

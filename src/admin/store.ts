/**
 * Where react-admin keeps choices such as visible columns: in memory, and encrypted for the next time, by person. What a
 * list was last searched for is not kept, because it may be anybody's name; its address holds it.
 */
import { memoryStore, type Store } from 'ra-core';

type Choices = Record<string, unknown>;
const isKept = (key: string): boolean => key !== 'locale' && !/(listParams|selectedIds)$/.test(key);
const vault = () => import('#authProvider/vault.ts');

/** What that person chose before. */
export const keptChoices = async (person: string): Promise<Choices> =>
  (await (await vault()).kept<Choices>({ kind: 'choices', person })) ?? {};

/** @param locale is kept by us, so react-admin's copy is set to ours */
export function makeStore(locale: string, person: string, choices: Choices): Store {
  const store = memoryStore({ ...choices, locale });
  let saving = Promise.resolve();
  const save = async (key: string, value: unknown) => {
    // Another tab may have saved meanwhile: only what changed here is put over it.
    const now = { ...(await keptChoices(person)), [key]: value };
    await (await vault()).keep({ kind: 'choices', person }, now);
  };
  return {
    ...store,
    setItem: (key, value) => {
      store.setItem(key, value);
      if (isKept(key)) saving = saving.then(() => save(key, value)).catch(() => undefined);
    },
  };
}

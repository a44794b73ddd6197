/** Where the vault's records lie: a database of this browser, with the key beside them. */

const DATABASE = 'atrium.vault';
const RECORDS = 'records';
const KEYS = 'keys';

/** An encrypted record; only the vault can read it. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}
export interface BrowserDatabase {
  /** The key of this browser; `made` is stored when there is none yet, by whichever tab comes first. */
  key(made: CryptoKey): Promise<CryptoKey>;
  get(name: string): Promise<Sealed | undefined>;
  put(name: string, record: Sealed): Promise<void>;
  /** Removes every record whose name has this prefix. */
  remove(prefix: string): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @throws when the browser offers no IndexedDB (some private windows) */
export async function openDatabase(): Promise<BrowserDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(RECORDS);
    opening.result.createObjectStore(KEYS);
  };
  const database = await settled(opening);
  const store = (name: string, mode: IDBTransactionMode) => database.transaction(name, mode).objectStore(name);
  return {
    key: async (made) => {
      const keys = store(KEYS, 'readwrite');
      const known = (await settled(keys.get('key'))) as CryptoKey | undefined;
      // One transaction, so that two tabs starting at once agree on one key.
      if (!known) await settled(keys.put(made, 'key'));
      return known ?? made;
    },
    get: (name) => settled(store(RECORDS, 'readonly').get(name)) as Promise<Sealed | undefined>,
    put: async (name, record) => void (await settled(store(RECORDS, 'readwrite').put(record, name))),
    remove: async (prefix) =>
      void (await settled(store(RECORDS, 'readwrite').delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))),
  };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserDatabase, Sealed } from '#authProvider/browserDatabase.ts';
import { ok, person, stubBrowser, tokens } from '#tests/unit/browserStub.ts';
import { PATIENCE } from '../patience.ts';

/** The browser's database: it survives a reload, which resets the modules. */
const browser = vi.hoisted(() => ({ records: new Map<string, unknown>(), key: undefined as unknown }));
vi.mock('#authProvider/browserDatabase.ts', () => ({
  openDatabase: async (): Promise<BrowserDatabase> => ({
    key: async (made) => {
      browser.key ??= made;
      return browser.key as CryptoKey;
    },
    get: async (name) => browser.records.get(name) as Sealed | undefined,
    put: async (name, record) => void browser.records.set(name, record),
    remove: async (prefix) => {
      for (const name of browser.records.keys()) if (name.startsWith(prefix)) browser.records.delete(name);
    },
  }),
}));

const centre = {
  officeCentreId: 7,
  uuid: 'c',
  officeCentreType: 'TENANT',
  companyName: 'Meridian Secret Ltd',
  buildingName: 'Harbour Tower',
  landlordId: 3,
  timeZone: 'Asia/Singapore',
  currency: 'SGD',
} as const;
const alice = person({ userUuid: 'alice-uuid', officeCentre: centre, buildingId: 3, addOns: ['BOOK_FACILITY'] });
const bob = person({ userUuid: 'bob-uuid' });

/** All data that a person with access to the browser can read. */
function readable(): string {
  const records = [...browser.records].map(([name, record]) => name + new TextDecoder('latin1').decode((record as Sealed).data));
  return [...Object.entries(localStorage).flat(), ...records].join(' ');
}
async function signedInAs(somebody: typeof alice) {
  vi.resetModules();
  const { setSession } = await import('#authProvider/sessionStore.ts');
  setSession(somebody);
}

let local: Record<string, string>;
beforeEach(() => {
  vi.resetModules();
  browser.records.clear();
  browser.key = undefined;
  ({ local } = stubBrowser(() => ok(null)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the local state', () => {
  it('is stored encrypted: office centre, add-ons, landlord; nothing of it can be read (R-0108)', async () => {
    await signedInAs(alice);
    const { saveLocalState, localState } = await import('#authProvider/localState.ts');
    await saveLocalState(alice, true);
    expect(browser.records.size).toBe(1);
    expect(readable()).not.toMatch(/Meridian|Harbour|BOOK_FACILITY|landlord|alice/i);
    await expect(localState()).resolves.toEqual({
      officeCentre: centre,
      addOns: ['BOOK_FACILITY'],
      landlordId: 3,
      landlordName: 'Harbour Tower',
      narrowMenu: true,
    });
  });

  it('uses a key that scripts cannot extract from the browser', async () => {
    const { saveEncrypted } = await import('#authProvider/encryptedStore.ts');
    await saveEncrypted({ kind: 'state', person: 'x' }, 1);
    const key = browser.key as CryptoKey;
    expect([key.extractable, key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow();
  });

  it('survives a reload, and is removed at sign-out', async () => {
    await signedInAs(alice);
    await (await import('#authProvider/localState.ts')).saveLocalState(alice, true);
    await signedInAs(alice);
    const { localState } = await import('#authProvider/localState.ts');
    await expect(localState()).resolves.toMatchObject({ landlordId: 3 });
    const session = await import('#authProvider/session.ts');
    session.browser.go = () => undefined;
    await session.signOut();
    await expect(localState()).resolves.toBeUndefined();
    expect(browser.records.size).toBe(0);
  });

  it('is empty if the key differs or the record was moved', async () => {
    const { saveEncrypted, readEncrypted } = await import('#authProvider/encryptedStore.ts');
    const [mine, other] = [
      { kind: 'draft', person: 'a', item: '1' },
      { kind: 'draft', person: 'b', item: '1' },
    ] as const;
    await saveEncrypted(mine, 'secret');
    const [[, record] = []] = browser.records;
    await saveEncrypted(other, 'own');
    const [, otherName] = [...browser.records.keys()];
    browser.records.set(otherName as string, record);
    await expect(readEncrypted(mine)).resolves.toBe('secret');
    await expect(readEncrypted(other)).resolves.toBeUndefined();
    browser.key = undefined;
    vi.resetModules();
    await expect((await import('#authProvider/encryptedStore.ts')).readEncrypted(mine)).resolves.toBeUndefined();
  });
});

describe('flags', () => {
  it('such as hiding the face-recognition guideline are stored encrypted, by person (R-0109)', async () => {
    await signedInAs(alice);
    const first = await import('#authProvider/flags.ts');
    await first.setFlag('guideline:faces', 'yes');
    expect(readable()).not.toMatch(/guideline|face|yes|alice/i);

    await signedInAs(alice);
    const again = await import('#authProvider/flags.ts');
    expect(again.flag('guideline:faces')).toBeUndefined();
    again.watchFlags(() => undefined);
    await vi.waitFor(() => expect(again.flag('guideline:faces')).toBe('yes'), PATIENCE);

    await signedInAs(bob);
    const other = await import('#authProvider/flags.ts');
    other.watchFlags(() => undefined);
    await vi.waitFor(() => expect(other.flag('guideline:faces')).toBeNull(), PATIENCE);
  });
});

describe('an unfinished form when the session ends', () => {
  const draft = { values: { companyName: 'Lotus Very Private' }, version: 4 };
  const endAs = async (somebody: typeof alice) => {
    await signedInAs(somebody);
    const { setTokens } = await import('#authProvider/tokens.ts');
    setTokens(tokens('old'));
    const { offerDraft } = await import('#authProvider/drafts.ts');
    offerDraft('7 /tenants/add create', () => draft);
    const session = await import('#authProvider/session.ts');
    const left: boolean[] = [];
    session.browser.go = () => void left.push(session.isLeaving());
    await session.endSession('inactive');
    return left;
  };

  it('is stored encrypted, and restored once for the same person', async () => {
    // `isLeaving` is true while the page is unloading: no confirmation may stop it.
    await expect(endAs(alice)).resolves.toEqual([true]);
    expect(local['atrium.refreshExpiredAt']).toBeUndefined();
    expect(readable()).not.toMatch(/Lotus|tenants|alice/);
    await signedInAs(alice);
    const { takeDraft } = await import('#authProvider/takeDraft.ts');
    await expect(takeDraft('7 /tenants/add create')).resolves.toEqual(draft);
    await expect(takeDraft('7 /tenants/add create')).resolves.toBeUndefined();
  });

  it('is never restored for another person, page or office centre', async () => {
    await endAs(alice);
    await signedInAs(bob);
    const drafts = await import('#authProvider/takeDraft.ts');
    await expect(drafts.takeDraft('7 /tenants/add create')).resolves.toBeUndefined();
    await signedInAs(alice);
    const own = await import('#authProvider/takeDraft.ts');
    await expect(own.takeDraft('7 /tenants/9/edit update')).resolves.toBeUndefined();
    await expect(own.takeDraft('8 /tenants/add create')).resolves.toBeUndefined();
    await expect(own.takeDraft('7 /tenants/add create')).resolves.toEqual(draft);
  });

  it('is restored for one day only', async () => {
    await endAs(alice);
    await signedInAs(alice);
    const { takeDraft } = await import('#authProvider/takeDraft.ts');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
    await expect(takeDraft('7 /tenants/add create')).resolves.toBeUndefined();
    expect(browser.records.size).toBe(0);
    vi.restoreAllMocks();
  });
});

describe('a browser without cryptography or database', () => {
  it('stores nothing and does not fail; background errors are silent (R-0299)', async () => {
    vi.resetModules();
    vi.stubGlobal('crypto', {});
    const { saveEncrypted, readEncrypted, removeEncrypted } = await import('#authProvider/encryptedStore.ts');
    const place = { kind: 'state', person: 'x' } as const;
    await saveEncrypted(place, 1);
    await expect(readEncrypted(place)).resolves.toBeUndefined();
    await removeEncrypted(place);
  });
});

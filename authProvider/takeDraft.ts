import type { Draft, StoredDraft } from './drafts.ts';
import { readEncrypted, removeEncrypted } from './encryptedStore.ts';
import { currentSession } from './sessionStore.ts';

/** Older drafts are dropped. */
const LIFETIME_MS = 24 * 3_600_000;

/** The stored draft of the signed-in person for this form, if there is one; taking it removes it. */
export async function takeDraft(item: string): Promise<Draft | undefined> {
  const person = currentSession()?.userUuid;
  if (!person) return undefined;
  const place = { kind: 'draft', person, item } as const;
  const found = await readEncrypted<StoredDraft>(place);
  if (!found) return undefined;
  await removeEncrypted(place);
  return Date.now() - found.at < LIFETIME_MS ? { values: found.values, version: found.version } : undefined;
}

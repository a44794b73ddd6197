/**
 * Drafts: unsaved input of forms is stored, encrypted, by person and path when the session ends, and restored once after the
 * next sign-in (`takeDraft.ts`). Forms register a function that answers their unsaved input.
 */
import { currentSession } from './sessionStore.ts';

export interface Draft {
  /** Changed values by the form's keys. */
  values: Record<string, unknown>;
  /** Version of the record that was edited. */
  version?: number;
}
export interface StoredDraft extends Draft {
  /** Milliseconds since 1970. */
  at: number;
}

const encryptedStore = () => import('./encryptedStore.ts');
const sources = new Map<string, () => Draft | undefined>();

/** Registers a form under its page and kind; `draft` returns its unsaved input. Returns how to unregister. */
export function offerDraft(item: string, draft: () => Draft | undefined): () => void {
  sources.set(item, draft);
  return () => {
    if (sources.get(item) === draft) sources.delete(item);
  };
}

/** Whether a form on the screen has unsaved changes. */
export const hasUnsaved = (): boolean => [...sources.values()].some((draft) => draft() !== undefined);

/** Stores the unsaved input of every registered form. */
export async function saveDrafts(): Promise<void> {
  const person = currentSession()?.userUuid;
  const open = [...sources].flatMap(([item, draft]) => {
    const found = draft();
    return found ? [{ item, draft: found }] : [];
  });
  if (!person || open.length === 0) return;
  const { saveEncrypted } = await encryptedStore();
  const at = Date.now();
  await Promise.all(
    open.map(({ item, draft }) => saveEncrypted({ kind: 'draft', person, item }, { ...draft, at } satisfies StoredDraft)),
  );
}

/**
 * A form that is half filled in when its session ends: what was typed is kept, encrypted, by person and path, and given
 * back once after signing in again. Forms say what they hold; the session asks them when it ends.
 */
import { currentSession } from './sessionStore.ts';

export interface Draft {
  /** What was changed, by the form's own keys. */
  values: Record<string, unknown>;
  /** The version of the record on which the changes were made. */
  version?: number;
}
interface Kept extends Draft {
  at: number;
}
/** Nobody looks for an unfinished form later than this. */
const LIFETIME_MS = 24 * 3_600_000;

const vault = () => import('./vault.ts');
const sources = new Map<string, () => Draft | undefined>();

/** Registers a form under its page and kind; `draft` answers what is not saved. Returns how to take it back. */
export function offerDraft(item: string, draft: () => Draft | undefined): () => void {
  sources.set(item, draft);
  return () => {
    if (sources.get(item) === draft) sources.delete(item);
  };
}

/** Is there a form with unsaved changes on the screen? */
export const hasUnsaved = (): boolean => [...sources.values()].some((draft) => draft() !== undefined);

/** Keeps what stands in every form with unsaved changes. */
export async function keepDrafts(): Promise<void> {
  const person = currentSession()?.userUuid;
  const open = [...sources].flatMap(([item, draft]) => {
    const found = draft();
    return found ? [{ item, draft: found }] : [];
  });
  if (!person || open.length === 0) return;
  const { keep } = await vault();
  const at = Date.now();
  await Promise.all(open.map(({ item, draft }) => keep({ kind: 'draft', person, item }, { ...draft, at } satisfies Kept)));
}

/** The draft of the signed-in person for this form, if there is one; it is forgotten here. */
export async function takeDraft(item: string): Promise<Draft | undefined> {
  const person = currentSession()?.userUuid;
  if (!person) return undefined;
  const { forget, kept } = await vault();
  const place = { kind: 'draft', person, item } as const;
  const found = await kept<Kept>(place);
  if (!found) return undefined;
  await forget(place);
  return Date.now() - found.at < LIFETIME_MS ? { values: found.values, version: found.version } : undefined;
}

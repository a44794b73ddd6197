/** Which toasts are shown, and for how long (000 §8). */

/** Milliseconds by type. */
export const TOAST_MS: Readonly<Record<string, number>> = { error: 5_000, warning: 5_000, success: 4_000, info: 4_000 };
/** The same text is not shown again within this time. */
const REPEAT_MS = 5_000;

/** Texts that pages show themselves, never a toast: keys, checked in all languages. */
const NEVER = ['errors.invalidInvitation', 'errors.maintenanceScheduled'] as const;

/** @param text a key or a sentence; @param translate of the person's language, in which the server words its sentences */
export const isNeverToasted = (text: string, translate: (key: string) => string): boolean =>
  NEVER.some((key) => text === key || text === translate(key)) || ENGLISH.has(text);

/** The specification's own sentences: a server may answer in English in any language of the portal. */
const ENGLISH: ReadonlySet<string> = new Set([
  'Invalid user registration invitation.',
  'A maintenance broadcast is already scheduled for the selected period. Please select another date and time to proceed.',
]);

/** Remembers when each text was last shown, so that another text in between does not reset it. */
export class ToastMemory {
  readonly #said = new Map<string, number>();

  /** Whether the text may be shown now; if so, it counts as shown. */
  admits(text: string, now: number): boolean {
    for (const [known, at] of this.#said) if (now - at >= REPEAT_MS) this.#said.delete(known);
    if (this.#said.has(text)) return false;
    this.#said.set(text, now);
    return true;
  }
}

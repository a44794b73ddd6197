/** Which toasts are shown, and for how long (000 §8). */

/** Milliseconds by type. */
export const TOAST_MS: Readonly<Record<string, number>> = { error: 5_000, warning: 5_000, success: 4_000, info: 4_000 };
/** So long the same text is not said again. */
const REPEAT_MS = 5_000;

/** Said by the pages themselves, never in a toast: keys whose texts, in any language, are left out. */
const NEVER = ['errors.invalidInvitation', 'errors.maintenanceScheduled'] as const;

/** @param text a key or a sentence; @param translate of the person's language, in which the server words its sentences */
export const isNeverToasted = (text: string, translate: (key: string) => string): boolean =>
  NEVER.some((key) => text === key || text === translate(key)) || ENGLISH.has(text);

/** The specification's own sentences: a server may answer in English whatever the portal speaks. */
const ENGLISH: ReadonlySet<string> = new Set([
  'Invalid user registration invitation.',
  'A maintenance broadcast is already scheduled for the selected period. Please select another date and time to proceed.',
]);

/** Remembers when each text was last said, so that one said in between does not make it new. */
export class ToastMemory {
  readonly #said = new Map<string, number>();

  /** May the text be said now? If so, it counts as said. */
  admits(text: string, now: number): boolean {
    for (const [known, at] of this.#said) if (now - at >= REPEAT_MS) this.#said.delete(known);
    if (this.#said.has(text)) return false;
    this.#said.set(text, now);
    return true;
  }
}

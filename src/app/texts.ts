/** Texts that load with the screen that shows them, so that the catalogue for every page stays small. */
import type { LaterPart } from '#i18n/later.ts';

type Add = (part: LaterPart) => Promise<void>;
let add: Add = async () => undefined;

/** Set by the admin app's i18n provider: adds a part to its catalogue. */
export const addTextsBy = (how: Add): void => {
  add = how;
};

/**
 * Waits for a module and for the texts that it shows: `latePart(() => withTexts('sso', import('./Card.tsx')))`.
 * @throws whatever either import throws
 */
export const withTexts = async <T>(part: LaterPart, loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, add(part)]))[0];

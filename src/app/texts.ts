/** Texts that are fetched with the screen that shows them: the catalogue that every page waits for stays light. */
import type { LaterPart } from '#i18n/later.ts';

type Add = (part: LaterPart) => Promise<void>;
let add: Add = async () => undefined;

/** The admin app's i18n provider says how a part joins its catalogue. */
export const addTextsBy = (how: Add): void => {
  add = how;
};

/**
 * Waits for a module and for the texts that it shows: `lazy(() => withTexts('sso', chunk(import('./Card.tsx'))))`.
 * @throws whatever either import throws
 */
export const withTexts = async <T>(part: LaterPart, loading: Promise<T>): Promise<T> =>
  (await Promise.all([loading, add(part)]))[0];

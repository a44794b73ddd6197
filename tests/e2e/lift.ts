import { expect, type Locator } from '@playwright/test';

/**
 * Lifts a row by the keyboard at its handle. While a move is being saved no row can be lifted, and a lifted one reacts to keys and knows
 * the positions of the others only once it is rendered as lifted.
 */
export async function lift(handle: Locator): Promise<void> {
  await expect(handle).toBeEnabled();
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await handle.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

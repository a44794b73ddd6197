/** Six boxes of one digit each (000 §5): what typing, pasting and erasing make of them. */

export const PIN_LENGTH = 6;
/** The boxes from the first to the last. */
export const POSITIONS = [0, 1, 2, 3, 4, 5] as const;

/** The digits of a text, also the full-width ones of a Chinese keyboard (`１２`). */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
/** As many of them as there are boxes. */
export const digitsOf = (text: string): string => digitsIn(text).slice(0, PIN_LENGTH);

/** The value after something was typed into the box at a position; unchanged when it holds no digit. */
export function typedInto(value: string, position: number, text: string): string {
  const digits = digitsOf(text);
  return digits ? digitsOf(value.slice(0, position) + digits + value.slice(position + digits.length)) : value;
}

/** The value after Backspace in the box at a position, and the box that is next. */
export function erasedAt(value: string, position: number): { value: string; position: number } {
  const end = Math.max(value[position] === undefined ? position - 1 : position, 0);
  return { value: value.slice(0, end), position: end };
}

/** All boxes are filled with digits: Confirm may be pressed. */
export const isComplete = (value: string): boolean => /^\d{6}$/.test(value);

/** Six digits that nobody can foresee; every PIN is as likely as any other. */
export function randomPin(
  random: (array: Uint32Array<ArrayBuffer>) => Uint32Array = (array) => crypto.getRandomValues(array),
): string {
  const size = 10 ** PIN_LENGTH;
  // What lies above the last whole million would make some PINs likelier.
  const limit = Math.floor(2 ** 32 / size) * size;
  for (;;) {
    const [number = limit] = random(new Uint32Array(1));
    if (number < limit) return String(number % size).padStart(PIN_LENGTH, '0');
  }
}

/** 000 §8: the key of the sentence for a PIN that somebody else has; any other message stays as it is. */
export const pinMessage = (message: string): string => (/duplicated/i.test(message) ? 'devices.pin.duplicated' : message);

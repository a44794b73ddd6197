/**
 * The one form in which a text is compared and stored. What looks the same has many spellings in Unicode: a letter with its accent or an
 * accent of its own (what a Mac's file names have), spaces of other widths, characters that nobody sees. Forms and API judge this form,
 * and the server stores it. What cannot be meant (a bell, an order to write backwards) is refused instead (`hidesCharacter`).
 */

/** Nearly every text: nothing to do. */
const PLAIN = /^[\x20-\x7e]*$/;

/** A joiner (U+200C, U+200D) belongs to the words of these scripts, and to an emoji of several. */
const JOINED =
  /(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}])[\u200c\u200d]+(?=[\p{L}\p{M}])|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4}[\u{e0061}-\u{e007a}]*)[\u{e0061}-\u{e007a}\u{e007f}]/gu;
/** Chooses how the character before it is drawn: in colour, or one of the forms that a Chinese character has in names. */
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u180b-\u180d\u180f]/u;
/** Nobody sees it: soft hyphens, zero-width spaces, byte order marks, fillers, marks of direction. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** What turns the direction of text to and fro, and back: of use in a longer text of both directions. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/u;
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

const withoutUnseen = (text: string, keeps?: RegExp): string => {
  const joiners = new Set([...text.matchAll(JOINED)].flatMap(({ index, 0: found }) => [...found].map((_, at) => index + at)));
  return text.replace(UNSEEN, (character, index: number) =>
    (SELECTOR.test(character) && index > 0) || joiners.has(index) || keeps?.test(character) ? character : '',
  );
};

/** Letters and digits that are as wide as a Chinese character. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;

/**
 * One line, such as a name: composed (NFC), letters and digits of the usual width, single spaces of the usual kind. Full-width
 * punctuation stays: 余記（香港）.
 */
export function lineForm(text: string): string {
  if (PLAIN.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  const seen = withoutUnseen(text).replace(WIDE, (letter) => letter.normalize('NFKC'));
  return seen
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** A code or another identifier: what Unicode holds for the same letter is that letter (NFKC). */
export const codeForm = (text: string): string => lineForm(lineForm(text).normalize('NFKC'));

/** Several lines: composed, every kind of line break is one, marks of direction stay. */
export const linesForm = (text: string): string =>
  PLAIN.test(text) ? text : withoutUnseen(text.replace(LINE_BREAK, '\n'), DIRECTION).normalize('NFC');

/** The forms of text, by name. */
export const textForms = { line: lineForm, code: codeForm, lines: linesForm } as const;
export type TextForm = keyof typeof textForms;

/** Control characters and overrides of the direction in which text is written. A tab is a space; line breaks have a message of their own. */
const HIDDEN_IN_LINE = /[^\P{Cc}\t\r\n]|[\u2028\u2029\u202d\u202e]/u;
const HIDDEN_IN_LINES = /[^\P{Cc}\t\r\n\v\f\u0085]|[\u202d\u202e]/u;
/** Whether a text has characters that nobody sees and nobody means. */
export const hidesCharacter = (text: string, form: TextForm): boolean =>
  (form === 'lines' ? HIDDEN_IN_LINES : HIDDEN_IN_LINE).test(text);

/** Whether there is nothing to be seen in a text. */
export const isUnseen = (text: string): boolean => text.replace(UNSEEN, '').replace(LINE_BREAK, '').trim() === '';

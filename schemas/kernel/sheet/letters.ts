/** Which of the encodings without a mark a text can be in, by how its letters stand together. */

/** Number of bytes that are looked at. */
const LOOKED_AT = 65_536;
/** The share of the characters that must be common ones: rare ones are in names, wrong readings consist of them. */
const MOST = 0.85;
/** From so many characters on, a Chinese text has some from the second half of the alphabet. */
const ENOUGH = 8;

interface Pairs {
  common: number;
  rare: number;
  /** Common ones with a first byte above C8, where Korean has none. */
  late: number;
}
const isSmall = (byte: number | undefined) => byte !== undefined && byte >= 0x61 && byte <= 0x7a;

/** Two bytes are a character; one that stands in the middle of a Latin word is a misread letter. */
function countPairs(bytes: Uint8Array, isCommon: (lead: number, trail: number) => boolean): Pairs {
  const found = { common: 0, rare: 0, late: 0 };
  // The second byte of a character may look like a letter.
  let end = -1;
  for (let index = 0; index + 1 < Math.min(bytes.length, LOOKED_AT); index += 1) {
    const [lead, trail] = [bytes[index] as number, bytes[index + 1] as number];
    if (lead < 0x81) continue;
    const isPunctuation = lead >= 0xa1 && lead <= 0xa3;
    const isInWord = (end !== index - 1 && isSmall(bytes[index - 1])) || isSmall(bytes[index + 2]);
    index += 1;
    end = index;
    if (isPunctuation) continue;
    if (isCommon(lead, trail) && !isInWord) {
      found.common += 1;
      if (lead > 0xc8) found.late += 1;
    } else found.rare += 1;
  }
  return found;
}
const areMost = ({ common, rare }: Pairs): boolean => common > 0 && common / (common + rare) >= MOST;

/** The common characters of Big5 are under first bytes A4 to C6, and many have a second byte of ASCII, as in no other of these encodings. */
export function fitsBig5(bytes: Uint8Array): boolean {
  let low = 0;
  const pairs = countPairs(bytes, (lead, trail) => {
    if (trail <= 0x7e) low += 1;
    return lead >= 0xa4 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1);
  });
  return areMost(pairs) && (low > 0 || pairs.common < ENOUGH);
}

/** Those of GB18030 are under B0 to D7, with second bytes from A1 on, ordered by their sound. Korean has its syllables there, but no later ones. */
export function fitsGb18030(bytes: Uint8Array): boolean {
  const pairs = countPairs(bytes, (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1);
  return areMost(pairs) && (pairs.late > 0 || pairs.common < ENOUGH);
}

/** Four accents in a row; a sign within a word or at its beginning; two signs side by side; a capital after a small letter. */
const ODD = [
  /[À-ÖØ-öø-ÿŠšŽžŒœŸ]{4}/,
  /\p{L}[¢-¶¸-¿×÷†‡‰]\p{L}/u,
  /[¤¦¨¬¯±¹²³¸¼½¾]\p{L}|[¤¦¬]|[£¥][a-zà-öø-ÿ]|\p{L}[‘“‚„]\p{L}/u,
  /[¡-¿×÷]{2}/,
  /[a-zà-öø-ÿ][À-ÖØ-ÞŠŒŽŸ](?![A-Z])/,
];
/** Western letters beyond ASCII stand alone or in pairs among those of ASCII. */
export const fitsWestern = (_: Uint8Array, text: string): boolean => !ODD.some((odd) => odd.test(text.slice(0, LOOKED_AT)));

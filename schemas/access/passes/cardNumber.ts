/**
 * The number of a card, however it is written: raw (`77108`), as facility and number (`1:11572`, `001,11572`), or in hexadecimal digits
 * (`0A004D7603`, `0x12D34`). One card prints all of them. A card of a Wiegand format has a facility of 8 or 16 bits and a number of 16; what
 * a 40-bit chip says before these 32 bits is its version.
 */

export interface CardNumber {
  /** The low 32 bits. */
  raw: number;
  facility: number;
  number: number;
}

const LOW = 2 ** 32;
const HALF = 65_536;
const fromRaw = (value: bigint): CardNumber => {
  const raw = Number(value % BigInt(LOW));
  return { raw, facility: Math.floor(raw / HALF), number: raw % HALF };
};

/** Undefined where the text is no number of a card. */
export function cardNumberOf(text: string): CardNumber | undefined {
  const plain = text.trim();
  const [, facility, number] = /^(\d{1,5})[:,-](\d{1,5})$/.exec(plain) ?? [];
  if (facility !== undefined && number !== undefined) {
    if (Number(facility) >= HALF || Number(number) >= HALF) return undefined;
    return fromRaw(BigInt(Number(facility) * HALF + Number(number)));
  }
  if (/^\d{1,20}$/.test(plain)) return fromRaw(BigInt(plain));
  const hex = /^(?:0x([\da-f]{1,16})|((?=.*[a-f])(?=.*\d)[\da-f]{4,16}))$/i.exec(plain);
  return hex ? fromRaw(BigInt(`0x${hex[1] ?? hex[2]}`)) : undefined;
}

/** `1:11572`. */
export const facilityNumberOf = ({ facility, number }: CardNumber): string => `${facility}:${number}`;

/**
 * PIN codes (000 §5, §7). Only a keyed hash is kept. A PIN has a million possible values, so that whoever had the key as well could try
 * them all: with the setting PIN_KEY it is not in the database, and a dump of that gives no PIN away.
 */
import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { installationKey } from '#server/db/installationKey.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';
import { objectOf, text } from '#server/openapi/values.ts';

const PIN_DIGITS = 6;

/** The same PIN has another hash in another building. */
export async function pinHashOf(
  on: Queryable,
  { pinKey }: Pick<Config, 'pinKey'>,
  buildingId: number,
  pin: string,
): Promise<string> {
  const key = hkdfSync('sha256', await installationKey(on), pinKey ?? '', 'atrium access-pin-codes', 32);
  return createHmac('sha256', Buffer.from(key)).update(`${buildingId}:${pin}`).digest('hex');
}

const step = (pin: string, by: number) => [...pin].every((digit, at) => at === 0 || Number(digit) - Number(pin[at - 1]) === by);
/** What people try first: one digit, digits in a row, and a half or a third that is repeated. */
export const isEasyPin = (pin: string): boolean =>
  [0, 1, -1].some((by) => step(pin, by)) || pin.slice(0, 3) === pin.slice(3) || pin.slice(0, 2).repeat(3) === pin;

export const randomPin = returning(objectOf({ pinCode: text }), async ({ db, config, reach }) => {
  if (reach.buildingId === null) throw new AppError('centreRequired');
  for (;;) {
    const pinCode = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
    if (isEasyPin(pinCode)) continue;
    const hash = await pinHashOf(db, config, reach.buildingId, pinCode);
    const [taken] = await db.query(sql`
      select 1 as taken from access_pin_codes where office_centre_id = ${reach.buildingId} and status = 'ASSIGNED' and pin_hash = ${hash}`);
    if (!taken) return { pinCode };
  }
});

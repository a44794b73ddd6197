/** The key with which a building signs its QR codes: made when it is first needed. Its private half is kept encrypted. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { installationKey } from '#server/db/installationKey.ts';
import { seal, unseal } from '#server/db/secretBox.ts';

export interface QrKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const about = (buildingId: number) => ['qr-passes', buildingId];

export async function qrKeysOf(on: Queryable, buildingId: number): Promise<QrKeys> {
  const secret = await installationKey(on);
  const key = `qrKey:${buildingId}`;
  const stored = () => on.query<{ value: string }>(sql`select value from settings where key = ${key}`);
  let [row] = await stored();
  if (!row) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    const sealed = JSON.stringify(seal(secret, 'field', pem, about(buildingId)));
    await on.query(sql`insert into settings (key, value) values (${key}, ${sealed}::jsonb) on conflict (key) do nothing`);
    [row] = await stored();
  }
  const privateKey = createPrivateKey(unseal(secret, 'field', String(row?.value), about(buildingId)));
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** The public half as a controller gets it (SPKI, PEM). */
export const qrPublicKeyOf = async (on: Queryable, buildingId: number): Promise<string> =>
  (await qrKeysOf(on, buildingId)).publicKey.export({ format: 'pem', type: 'spki' }).toString();

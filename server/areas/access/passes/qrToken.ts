/**
 * What the QR code of a pass says: which pass of which building it is, the half minute in which it was made, and a signature (Ed25519) over both.
 * A controller that knows the public key of its building checks it without the server. A code that was photographed is of no use after the
 * half minute that follows its own; one that a door has seen is of no use at that door again (`qrUses.ts`).
 *
 * 80 bytes in base64url: version 1, kind 1, building 4, pass 6, step 4, signature 64.
 */
import { type KeyObject, sign, verify } from 'node:crypto';

/** How long a code is shown, in milliseconds. */
export const STEP = 30_000;
const VERSION = 1;
const HEAD = 16;
const SIGNATURE = 64;
const kinds = ['PERSON', 'VISITOR'] as const;

export interface QrPassName {
  kind: (typeof kinds)[number];
  buildingId: number;
  passId: number;
}
export interface QrToken extends QrPassName {
  /** Half minutes since 1970. */
  step: number;
}

export const stepAt = (at: number): number => Math.floor(at / STEP);

function headOf({ kind, buildingId, passId, step }: QrToken): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt8(VERSION, 0);
  head.writeUInt8(kinds.indexOf(kind), 1);
  head.writeUInt32BE(buildingId, 2);
  head.writeUIntBE(passId, 6, 6);
  head.writeUInt32BE(step, 12);
  return head;
}

/** @param at milliseconds since 1970 */
export function makeQrToken(privateKey: KeyObject, name: QrPassName, at: number): string {
  const head = headOf({ ...name, step: stepAt(at) });
  return Buffer.concat([head, sign(null, head, privateKey)]).toString('base64url');
}

/** What a text says, whoever has written it; undefined where it is no such code. */
export function readQrToken(text: string): { token: QrToken; head: Buffer; signature: Buffer } | undefined {
  if (!/^[\w-]{107}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const kind = kinds[bytes[1] as number];
  if (bytes.length !== HEAD + SIGNATURE || bytes[0] !== VERSION || !kind) return undefined;
  const [head, signature] = [bytes.subarray(0, HEAD), bytes.subarray(HEAD)];
  const token: QrToken = {
    kind,
    buildingId: head.readUInt32BE(2),
    passId: head.readUIntBE(6, 6),
    step: head.readUInt32BE(12),
  };
  return { token, head, signature };
}

export type QrProblem = 'UNKNOWN' | 'OTHER_BUILDING' | 'FORGED' | 'STALE';

/**
 * Is it a code of this building, made just now? The half minute before counts as well, and the one after for a clock that is ahead.
 * @param at milliseconds since 1970
 */
export function checkQrToken(publicKey: KeyObject, buildingId: number, text: string, at: number): QrToken | QrProblem {
  const read = readQrToken(text);
  if (!read) return 'UNKNOWN';
  const { token, head, signature } = read;
  if (token.buildingId !== buildingId) return 'OTHER_BUILDING';
  if (!verify(null, head, publicKey, signature)) return 'FORGED';
  return Math.abs(token.step - stepAt(at)) <= 1 ? token : 'STALE';
}

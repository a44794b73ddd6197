/**
 * How a building proves that it owns an e-mail domain: a TXT record that only the domain's operator can set. The value is
 * bound to one building and one domain, so that a record issued to somebody else proves nothing here.
 */
import { createHmac } from 'node:crypto';
import { promises } from 'node:dns';
import type { Config } from '#server/config.ts';

export interface DomainRecord {
  recordName: string;
  recordValue: string;
}
/** `silent`: no reliable answer, so nothing is known. */
export type Found = 'present' | 'absent' | 'silent';

/** @param key the installation's own */
export function recordOf(key: Uint8Array, buildingId: number, domain: string): DomainRecord {
  const value = createHmac('sha256', key).update(`domain ${buildingId} ${domain}`).digest('base64url');
  return { recordName: `_atrium.${domain}`, recordValue: `atrium-domain=${value}` };
}

const TIMEOUT_MILLISECONDS = 3000;
/** There is no such name, or no such record of it: an answer, unlike a server failure. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** Queries DNS. */
export async function findRecord(
  { dnsServers }: Pick<Config, 'dnsServers'>,
  { recordName, recordValue }: DomainRecord,
): Promise<Found> {
  const resolver = new promises.Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: 2 });
  if (dnsServers.length) resolver.setServers(dnsServers);
  try {
    const records = await resolver.resolveTxt(recordName);
    // A long value comes in pieces.
    return records.some((pieces) => pieces.join('').trim() === recordValue) ? 'present' : 'absent';
  } catch (error) {
    return ABSENT.has((error as NodeJS.ErrnoException).code) ? 'absent' : 'silent';
  }
}

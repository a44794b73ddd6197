/** The calls of a screen on a wall: a code, a key, what it shows. */
import { apiUrl, request } from '#authProvider/request.ts';
import { CLIENT_KEY, type Claimed, type Pairing } from '#schemas/kernel/calls/keyed.ts';

const PATH = '/public/zone-displays';

export interface Grid {
  display: { uuid: string; name: string; theme: 'LIGHT' | 'DARK' | 'AUTO'; minutes: number[] };
  zone: string;
  floorNo: string | null;
  building: string;
  timeZone: string;
  at: string;
  places: {
    kind: 'DESK' | 'ROOM';
    uuid: string;
    name: string;
    state: 'FREE' | 'SOON' | 'TAKEN' | 'KEPT';
    until: string | null;
    holder: string | null;
  }[];
}

export const startPairing = async (): Promise<Pairing> => (await request<Pairing>('POST', `${PATH}/pairing`, { body: {} })).data;
export const claimKey = async (claim: string): Promise<Claimed> =>
  (await request<Claimed>('POST', `${PATH}/pairing/claim`, { body: { claim } })).data;
const withKey = (key: string) => ({ [CLIENT_KEY]: key });
/** Gives up soon: a screen that waits half a minute shows what is old. */
export const readGrid = async (key: string): Promise<Grid> =>
  (await request<Grid>('GET', `${PATH}/grid`, { headers: withKey(key), timeoutMs: 10_000 })).data;
export const takeDesk = async (key: string, body: { hotdeskUuid: string; minutes: number; requestKey: string }): Promise<void> =>
  void (await request('POST', `${PATH}/take`, { headers: withKey(key), body }));

/** Calls back at every change, until the stream ends. */
export async function followLive(key: string, changed: () => void, signal: AbortSignal): Promise<void> {
  const response = await fetch(apiUrl(`${PATH}/live`), { headers: withKey(key), cache: 'no-store', signal });
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    if (value?.includes('event: change') || value?.includes('event: missed')) changed();
  }
}

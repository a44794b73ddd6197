/** Push messages as the product sees them; behind it is Web Push (`webPush.ts`), or what a test puts there. */

/** A browser that takes messages: its address, and the keys that only it can read with. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** Read by the service worker (`public/push.js`). */
  content: { id: number; title: string; body: string; link: string; lang: string };
  urgent: boolean;
}

/** `gone`: the browser takes no more messages; `later`: try again; `refused`: it never will be taken. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushPort {
  /** Never throws: what goes wrong on the way is an outcome. */
  send(device: Device, message: PushMessage): Promise<PushOutcome>;
}

/** Push messages in this browser: its own subscription, and that the server knows it as this person's. */
import { http } from '#dataProvider/httpClient.ts';

const CALL = '/auth/push-subscriptions';
const WORKER = '/push.js';

export type PushState = 'on' | 'off' | 'denied' | 'unavailable';

const known = async () => (await http<{ publicKey: string; endpoints: string[] }>('GET', CALL)).data;

const subscription = async () => (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();

async function tell(own: PushSubscription): Promise<void> {
  const { endpoint, keys } = own.toJSON();
  await http('POST', CALL, { body: { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } });
}

/** A browser that the person has used before takes messages again without being asked: it was their choice, and they are back. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'unavailable';
  if (Notification.permission === 'denied') return 'denied';
  const own = await subscription();
  if (!own || !(await known()).endpoints.includes(own.endpoint)) return 'off';
  await tell(own);
  return 'on';
}

/** Asks the person for the browser's permission. Rejects when the browser has no push service. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState();
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const applicationServerKey = (await known()).publicKey;
  await tell(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  const own = await subscription();
  if (own) {
    await http('POST', `${CALL}/remove`, { body: { endpoint: own.endpoint } });
    await own.unsubscribe();
  }
  return 'off';
}

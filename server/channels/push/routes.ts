/** The calls of a signed-in person about push messages in this browser. Like their other devices, they belong to the person everywhere. */
import type { FastifyInstance } from 'fastify';
import { textsOf } from '#server/auth/body.ts';
import type { Auth } from '#server/auth/session/auth.ts';
import { answer, call } from '#server/auth/signIn/sendTokens.ts';
import { listOf, objectOf, text } from '#server/openapi/values.ts';
import { endpointsOf, subscribe, unsubscribe } from './subscriptions.ts';
import { vapidKeys } from './vapidKeys.ts';

const PATH = '/auth/push-subscriptions';
const MAX_ENDPOINT = 1000;

/** Registers them on an app whose prefix is the API base. */
export function registerPush(app: FastifyInstance, auth: Auth): void {
  const { db, config } = auth;

  const state = objectOf({ publicKey: text, endpoints: listOf(text) });
  app.get(
    PATH,
    call('The key with which a browser subscribes to push messages, and the person’s browsers', state),
    async (request) => {
      const { userId } = (await auth.identifyPerson(request)).session;
      return answer({ publicKey: (await vapidKeys(db)).publicKey, endpoints: await endpointsOf(db, userId) });
    },
  );
  app.post(PATH, call('Take push messages in this browser, until signing out', 'nothing'), async (request) => {
    const { session, sessionId } = await auth.identifyPerson(request);
    const device = textsOf(request.body, { endpoint: MAX_ENDPOINT, p256dh: 200, auth: 100 });
    await subscribe(db, { userId: session.userId, sessionId }, device, config.production);
    return answer(null);
  });
  app.post(`${PATH}/remove`, call('Take no more push messages in a browser', 'nothing'), async (request) => {
    const { userId } = (await auth.identifyPerson(request)).session;
    await unsubscribe(db, userId, textsOf(request.body, { endpoint: MAX_ENDPOINT }).endpoint);
    return answer(null);
  });
}

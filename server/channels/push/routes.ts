/** The calls of a signed-in person about push messages in this browser. Like their other devices, they belong to the person everywhere. */
import type { FastifyInstance } from 'fastify';
import { bodyOf } from '#server/auth/body.ts';
import { call } from '#server/auth/described.ts';
import type { Auth } from '#server/auth/session/auth.ts';
import { answer } from '#server/auth/signIn/sendTokens.ts';
import { listOf, objectOf, text } from '#server/openapi/values.ts';
import { endpointsOf, subscribe, unsubscribe } from './subscriptions.ts';
import { vapidKeys } from './vapidKeys.ts';

const PATH = '/auth/push-subscriptions';
const MAX_ENDPOINT = 1000;
const DEVICE = bodyOf({ endpoint: MAX_ENDPOINT, p256dh: 200, auth: 100 });
const ENDPOINT = bodyOf({ endpoint: MAX_ENDPOINT });

/** Registers them on an app whose prefix is the API base. */
export function registerPush(app: FastifyInstance, auth: Auth): void {
  const { db, config } = auth;

  const state = objectOf({ publicKey: text, endpoints: listOf(text) });
  app.get(
    PATH,
    call('The key with which a browser subscribes to push messages, and the person’s browsers', {
      returns: state,
      signedIn: true,
    }),
    async (request) => {
      const { userId } = (await auth.identifyPerson(request)).session;
      return answer({ publicKey: (await vapidKeys(db)).publicKey, endpoints: await endpointsOf(db, userId) });
    },
  );
  app.post(
    PATH,
    call('Take push messages in this browser, until signing out', { takes: DEVICE, returns: 'nothing', signedIn: true }),
    async (request) => {
      const { session, sessionId } = await auth.identifyPerson(request);
      const device = DEVICE.read(request.body);
      await subscribe(db, { userId: session.userId, sessionId }, device, config.production);
      return answer(null);
    },
  );
  app.post(
    `${PATH}/remove`,
    call('Take no more push messages in a browser', { takes: ENDPOINT, returns: 'nothing', signedIn: true }),
    async (request) => {
      const { userId } = (await auth.identifyPerson(request)).session;
      await unsubscribe(db, userId, ENDPOINT.read(request.body).endpoint);
      return answer(null);
    },
  );
}

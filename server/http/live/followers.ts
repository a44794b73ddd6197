/** The streams of clients with a key (`engine/keyed/calls.ts`): that something which they show has changed. */
import type { FollowChanges } from '#server/engine/keyed/calls.ts';
import { AppError } from '#server/errors/appError.ts';
import type { Follower, LiveHub } from './hub.ts';
import { openStream } from './stream.ts';

export const followChanges =
  (hub: LiveHub): FollowChanges =>
  async (reply, what) => {
    await hub.listen();
    if (!hub.hasRoomForFollower()) throw new AppError('tooMany', { headers: { 'retry-after': '30' } });
    reply.hijack();
    const stream = openStream(reply.raw, reply.getHeaders(), () => hub.removeFollower(follower));
    const follower: Follower = { ...what, stream };
    hub.addFollower(follower);
    stream.send('open', {});
  };

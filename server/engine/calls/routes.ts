/** Registers every call of every schema: one route each, one handler per verb. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translate } from '#i18n/server.ts';
import { bulkCallOf, type Call, callsBelow, callsOf, isForMany, labelOfCall } from '#schemas/kernel/calls/calls.ts';
import type { Envelope } from '#schemas/kernel/calls/errors.ts';
import { keyParam, keysOf } from '#schemas/kernel/calls/keys.ts';
import { withColons } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { describedBy } from '#server/openapi/describedBy.ts';
import { previewBulk } from '../bulkAll/order.ts';
import type { Services, VerbHandler } from '../context.ts';
import type { RawQuery } from '../lists/listQuery.ts';
import { type CentreInPath, type Reach, reachAt, reachFor, reachOf } from '../reach/reach.ts';
import { results } from '../results/dashboard.ts';
import { mailedResults } from '../results/mailed.ts';
import { bulk } from '../verbs/bulk.ts';
import { download } from '../verbs/download.ts';
import { dropDown, options } from '../verbs/dropDown.ts';
import { emailRecord } from '../verbs/emailRecord.ts';
import { following } from '../verbs/following.ts';
import { get, view } from '../verbs/get.ts';
import { history } from '../verbs/history.ts';
import { list } from '../verbs/list.ts';
import { several } from '../verbs/several.ts';
import { statusCount } from '../verbs/statusCount.ts';
import { updatePosition } from '../verbs/updatePosition.ts';
import { action, create, remove, update } from '../verbs/writes.ts';
import { requireAllowed } from '../write/gates.ts';
import { belowIn, idOfKey } from './below.ts';
import { type Producers, producerOf } from './downloads.ts';
import { operationOf } from './openapi.ts';

/** Uploads have their own routes (`../upload/routes.ts`), downloads a producer each. */
const handlers: Record<Exclude<Call['kind'], 'upload' | 'download'>, VerbHandler> = {
  list,
  get,
  create,
  update,
  delete: remove,
  statusCount,
  dropDown,
  options,
  view,
  updatePosition,
  emailRecord,
  history,
  action,
  several,
  following,
  results,
  mailedResults,
};

/** What names the record in the path: a key as it is, or the id that one of several keys leads to. */
async function keyIn(services: Services, { path }: Call, entity: Entity, params: Params, reach: Reach) {
  const param = keyParam(path);
  if (param === undefined) return undefined;
  const keys = keysOf(param);
  const text = params[param] as string;
  if (keys.length > 1) return idOfKey(services, entity, keys, text, reach);
  return text;
}

type Params = CentreInPath & Readonly<Record<string, string | undefined>>;

async function answer(
  services: Services,
  call: Call,
  handler: VerbHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const session = request.session as Session;
  const params = request.params as Params;
  requireAllowed(call, reachOf(session));
  const reach = reachFor(call.entity, await reachAt(services.db, session, params, request.locale));
  const asked = { entity: call.entity, query: request.query as RawQuery, body: request.body };
  const { entity, query, body, key } = call.form
    ? await belowIn(services, call, reach, request.params as Record<string, string>, asked)
    : { ...asked, key: undefined };
  const {
    data,
    notice = '',
    more,
    status,
  } = await handler({
    db: services.db,
    config: services.config,
    model: services.model,
    call,
    entity,
    query,
    body,
    reach,
    key: key ?? (await keyIn(services, call, entity, params, reach)),
    locale: request.locale,
    origin: { ip: request.ip, requestId: request.id },
  });
  if (status) reply.status(status);
  const said = (notice && call.form?.notices?.[labelOfCall(call)]) ?? notice;
  const message = said ? translate(request.locale, `notices.${said}`) : '';
  return { success: true, data, message: more ? `${message} ${more}`.trim() : message };
}

export function registerEntityCalls(api: FastifyInstance, services: Services, producers: Producers): void {
  const add = (call: Call, handler: VerbHandler) =>
    api.route({
      method: call.method,
      url: withColons(call.path),
      config: { entity: call.entity, ...describedBy(() => operationOf(call)) },
      handler: (request, reply) => answer(services, call, handler, request, reply),
    });
  for (const entity of services.model.entities)
    for (const call of [...callsOf(entity), ...callsBelow(entity)]) {
      if (call.kind === 'upload') continue;
      add(call, call.kind === 'download' ? download(producerOf(producers, call)) : handlers[call.kind]);
      if (!isForMany(call)) continue;
      add(bulkCallOf(call), bulk);
      // On all that a filter finds there are only actions.
      if (call.action) add({ ...bulkCallOf(call), method: 'GET' }, previewBulk);
    }
}

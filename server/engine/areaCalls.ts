/** Calls of the spec that follow from no schema: an area registers them, the app serves them like every other. */
import type { FastifyInstance } from 'fastify';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Permission } from '#schemas/kernel/access.ts';
import { refusalOf } from '#schemas/kernel/access.ts';
import type { Session } from '#schemas/kernel/session.ts';
import { AppError } from '#server/http/errors.ts';
import type { Services } from './context.ts';
import { type Reach, reachInto, reachOf } from './reach.ts';

export interface AreaCall {
  area: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, with `{…}` parameters; `{officeCentreId}` narrows the reach. */
  path: string;
  summary: string;
  permission?: Permission;
  /** What the envelope's `data` will be. */
  run(context: Services & { reach: Reach; locale: LocaleCode }): Promise<unknown>;
}

const calls: AreaCall[] = [];
export function registerCall(call: AreaCall): void {
  calls.push(call);
}

/** Registers them on the part of the app where people are signed in. */
export function serveAreaCalls(api: FastifyInstance, services: Services): void {
  for (const { area, method, path, summary, permission, run } of calls)
    api.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: { tags: [area], summary, security: [{ bearer: [] }] } as object,
      handler: async (request) => {
        const session = request.session as Session;
        if (refusalOf(session, { permission })) throw new AppError('forbidden');
        const { officeCentreId } = request.params as { officeCentreId?: string };
        const reach =
          officeCentreId === undefined ? reachOf(session) : await reachInto(services.db, session, { id: officeCentreId });
        return { success: true, data: await run({ ...services, reach, locale: request.locale }), message: '' };
      },
    });
}

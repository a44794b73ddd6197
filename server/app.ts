/** The HTTP application: build it here, listen elsewhere. Tests call it without a socket. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { fallbackLocale } from '#i18n/locales.ts';
import { localeOfHeader } from '#i18n/server.ts';
import { signInAudiences } from '#schemas/kernel/rights/session.ts';
import './http/request.ts';
import { currentMaintenance } from './areas/broadcasts/current.ts';
import { maintenanceNotice } from './areas/broadcasts/notice.ts';
import { registerAppSignIn } from './auth/app/appRoutes.ts';
import { registerAuth } from './auth/routes.ts';
import { makeAuth } from './auth/session/auth.ts';
import { documentationGuard } from './auth/session/documentationCookie.ts';
import { registerFileLinks } from './auth/signedLink.ts';
import { registerMailStops } from './channels/outside/stops.ts';
import { registerPush } from './channels/push/routes.ts';
import { registerUnsubscribe } from './channels/unsubscribe.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { serveAreaCalls } from './engine/areas/areaCalls.ts';
import type { Product } from './engine/areas/compose.ts';
import { registerEntityCalls } from './engine/calls/routes.ts';
import { registerFiles } from './engine/files/routes.ts';
import { serveKeyedCalls } from './engine/keyed/calls.ts';
import { serveLinkedCalls } from './engine/linked/calls.ts';
import { registerUploads } from './engine/upload/routes.ts';
import { installBodyCheck } from './http/bodyCheck.ts';
import { databaseCheck, diskCheck } from './http/checks.ts';
import { installDocumentation } from './http/documentation.ts';
import { installFailures, installNotFound, MAX_KEY_LENGTH, refuseAddress } from './http/failures.ts';
import { installGracefulClose } from './http/gracefulClose.ts';
import { API_HEADERS } from './http/headers.ts';
import { registerHealth } from './http/health.ts';
import { installHostCheck } from './http/hostCheck.ts';
import { LIMITS, type Limits } from './http/limits.ts';
import { spreadLists } from './http/listsInAddress.ts';
import { followChanges } from './http/live/followers.ts';
import type { LiveHub } from './http/live/hub.ts';
import { registerLive } from './http/live/routes.ts';
import { mailCheck } from './http/mailCheck.ts';
import { makePageStart } from './http/pageStart.ts';
import { limitPerAddress } from './http/perAddress.ts';
import { ASSETS, portal } from './http/portal.ts';
import { registerPortalSettings } from './http/portalSettings.ts';
import { refuseConnection } from './http/rawRefusal.ts';
import { watchBodies } from './http/slowBodies.ts';
import { installStopping, isStopping } from './http/stopServing.ts';
import { registerMailbox } from './mail/routes.ts';
import { registerMetrics } from './metrics/routes.ts';
import { loggerFor } from './process/log.ts';
import { makeProduct } from './product.ts';
import { followRequests } from './traces/requests.ts';

const BODY_LIMIT = 1_048_576;
/** Fast enough to compress every list response on the fly. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const API = '/api';
/** How many times as many files of the portal as other requests an address may ask for. */
const ASSETS_FACTOR = 10;

/** The build output of the portal: beside the bundle, or built from the sources. */
const fromSources = join(import.meta.dirname, '../dist/portal');
const builtPortal = existsSync(fromSources) ? fromSources : join(import.meta.dirname, '../portal');

export interface AppOptions {
  db: Database;
  config: Config;
  /** What is served: the areas' calls and rules. A test serves an artificial entity besides them. */
  product?: Product;
  /** Where log lines go; from the settings by default. */
  log?: Logger;
  /** Folder of the built portal; without it only the API is served. */
  portalRoot?: string;
  /** Overrides the product's timeouts for clients: tests use shorter ones. */
  limits?: Partial<Limits>;
  /** Called for every route as it is registered. */
  onRoute?: (route: { method: string | string[]; url: string }) => void;
}

export async function buildApp({
  db,
  config,
  product = makeProduct(),
  log = loggerFor(config),
  portalRoot = config.portalRoot ?? builtPortal,
  limits: given,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...given };
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT,
    // Clients are counted by address: a load balancer's own would be shared by all, and a forged header would be new each time.
    trustProxy: config.trustedProxies.length ? [...config.trustedProxies] : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Bodies are checked by the form's own schema; Fastify's schemas only document.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    rewriteUrl: ({ url = '/' }) => spreadLists(url),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    // Existing connections are served until their requests are finished.
    return503OnClosing: false,
    requestTimeout: limits.wholeMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.lookMs },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_KEY_LENGTH },
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setValidatorCompiler(() => () => true);
  // Bodies are JSON; uploads bring their own parser.
  app.removeContentTypeParser('text/plain');
  // Clients that name a type with every request send none of a body with DELETE.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (request.method === 'DELETE' && text === '') done(null, undefined);
    else parseJson(request, text as string, done);
  });
  app.decorateRequest('session', undefined);
  app.decorateRequest('locale', fallbackLocale);
  // What every request passes and waits for nothing takes a callback: a promise for each hook costs more than most of them do.
  app.addHook('onRequest', (request, reply, done) => {
    request.locale = localeOfHeader(request.headers['accept-language']);
    reply.header('x-request-id', request.id);
    done();
  });
  followRequests(app, config);
  installStopping(app);
  installGracefulClose(app);
  installHostCheck(app, config, `${API}/health`);
  limitPerAddress(app, config.connectionsPerAddress, config.trustedProxies);
  watchBodies(app, limits);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  installFailures(app);
  installBodyCheck(app);
  installNotFound(app, API);
  await app.register(helmet, { global: false });
  await app.register(cookie);
  await app.register(rateLimit, {
    global: true,
    // The portal's files count apart: after an update everybody in an office, behind one address, loads some forty of them.
    keyGenerator: ({ ip, url }) => (url.startsWith(ASSETS) ? ip + ASSETS : ip),
    max: (_request, key) => config.rateLimit * (key.endsWith(ASSETS) ? ASSETS_FACTOR : 1),
    timeWindow: '1 minute',
  });
  const auth = makeAuth({ db, config });
  app.addHook('onClose', () => auth.close());
  await installDocumentation(app, product.model.entities, config.production ? documentationGuard(auth) : undefined);
  const services = { db, config, model: product.model };
  let hub: LiveHub | undefined;
  registerMetrics(app, { db, config, streams: () => hub?.size ?? 0 });
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.headers(API_HEADERS);
        done();
      });
      registerHealth(api, [databaseCheck(db), diskCheck(config), mailCheck(db)], () => isStopping(app));
      registerAuth(api, auth);
      registerAppSignIn(api, auth);
      registerPush(api, auth);
      registerMailbox(api, { db, config });
      registerFileLinks(api, { db, config });
      registerUnsubscribe(api, { db });
      registerMailStops(api, { db });
      for (const register of product.routes) register(api, services);
      serveLinkedCalls(api, services, product.linked);
      registerPortalSettings(api, { db, config, maintenance: () => currentMaintenance(db) });
      hub = registerLive(api, { auth, ...services });
      serveKeyedCalls(api, services, product.keyed, followChanges(hub));
      const sessionFor = (request: FastifyRequest) =>
        auth.sessionFor(request, request.routeOptions.config.app ? signInAudiences : undefined);
      await api.register(async (signedIn) => {
        signedIn.addHook('preValidation', async (request) => {
          request.session = await sessionFor(request);
        });
        // Records only: credentials are never compressed, so that the length reveals nothing (BREACH).
        // No client sends compressed bodies, and small ones could unpack to large ones.
        await signedIn.register(compress, {
          globalDecompression: false,
          threshold: 2048,
          encodings: ['br', 'gzip'],
          brotliOptions: BROTLI,
        });
        registerEntityCalls(signedIn, services, product.producers);
        serveAreaCalls(signedIn, services, product.calls);
        await registerUploads(signedIn, { ...services, sessionFor });
        await registerFiles(signedIn, { ...services, sessionFor });
      });
    },
    { prefix: API },
  );
  await app.register(portal, {
    root: portalRoot,
    apiUrl: config.apiUrl ?? API,
    secure: config.publicUrl.startsWith('https:'),
    notice: maintenanceNotice(db),
    start: makePageStart(app, auth, API),
  });
  return app;
}

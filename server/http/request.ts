/** Properties that the hooks add to a request. */
import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call that requires signing in. */
    session?: Session;
    locale: LocaleCode;
  }
  interface FastifyContextConfig {
    /** The entity of this call: error messages name its fields. */
    entity?: Entity;
    /** May be called without signing in. */
    public?: boolean;
    /** Answers those as well who have signed in to the app of a building. */
    app?: boolean;
  }
}

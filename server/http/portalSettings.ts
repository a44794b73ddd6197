/** `GET /portal-settings`: the public settings of the installation, in the reader's language. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { portalSettingsIn } from '#server/settings/portalSettings.ts';
import './request.ts';
import { responding } from '#server/openapi/responses.ts';
import { any, byKey } from '#server/openapi/values.ts';

interface Facts {
  db: Database;
  config: Config;
  /** What people are told about maintenance now. */
  maintenance: () => Promise<readonly object[]>;
}

/** Registers `GET /portal-settings` on an app whose prefix is the API base. */
export function registerPortalSettings(app: FastifyInstance, { db, config, maintenance }: Facts): void {
  const summary = 'What the installation says about itself: help, footer, new features, terms in force';
  app.get('/portal-settings', { schema: { tags: ['portal'], summary, ...responding(byKey(any), [429]) } }, async (request) => {
    const [{ singleSignOn } = { singleSignOn: false }] = await db.query<{ singleSignOn: boolean }>(
      sql`select exists (select 1 from identity_providers where active) as "singleSignOn"`,
    );
    const settings = portalSettingsIn(config.portal, request.locale);
    return { success: true, data: { ...settings, singleSignOn, maintenance: await maintenance() }, message: '' };
  });
}

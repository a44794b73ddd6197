/** `GET /portal-settings`: the public settings of the installation, in the reader's language. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { portalSettingsIn } from '#server/settings/portalSettings.ts';
import './request.ts';

/** Registers `GET /portal-settings` on an app whose prefix is the API base. */
export function registerPortalSettings(app: FastifyInstance, { db, config }: { db: Database; config: Config }): void {
  const summary = 'What the installation says about itself: help, footer, new features, terms in force';
  app.get('/portal-settings', { schema: { tags: ['portal'], summary } }, async (request) => {
    const [{ singleSignOn } = { singleSignOn: false }] = await db.query<{ singleSignOn: boolean }>(
      sql`select exists (select 1 from identity_providers where active) as "singleSignOn"`,
    );
    return { success: true, data: { ...portalSettingsIn(config.portal, request.locale), singleSignOn }, message: '' };
  });
}

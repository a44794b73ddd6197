/**
 * A test mail: sent at once through settings that need not be stored, by a connection of its own. It has the letterhead of the building, as
 * the mail that will follow.
 */
import { randomUUID } from 'node:crypto';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { headersOf } from './headers.ts';
import { withLogoAttached } from './logo.ts';
import { buildingNames } from './mail.ts';
import type { ServerSettings } from './mailServer.ts';
import { domainOf } from './messageDomain.ts';
import { composeMail } from './template.ts';
import { senderOf, singleTransport } from './transport.ts';

interface TestMail {
  to: string;
  name: string;
  locale: LocaleCode;
  buildingId: number | null;
}

/** Rejects with what the network or the server says (`failure.ts`). */
export async function sendTest(
  on: Queryable,
  settings: ServerSettings,
  config: Config,
  { to, name, locale, buildingId }: TestMail,
): Promise<void> {
  const { host, port } = settings;
  const building = (await buildingNames(on, [{ buildingId }])).get(Number(buildingId));
  const message = composeMail('mailServerTest', locale, { host, port }, { name, building });
  const { html, logo } = await withLogoAttached(on, config, { html: message.html, buildingId });
  const transport = singleTransport(settings, config);
  try {
    await transport.sendMail({
      ...senderOf(settings),
      to: { name: '', address: to },
      ...message,
      html,
      attachments: logo,
      headers: headersOf(),
      messageId: `<atrium-test-${randomUUID()}@${domainOf(config)}>`,
    });
  } finally {
    transport.close();
  }
}

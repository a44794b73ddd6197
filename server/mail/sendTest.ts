/** A test mail: sent at once through settings that need not be stored, by a connection of its own. */
import { randomUUID } from 'node:crypto';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Config } from '#server/config.ts';
import { headersOf } from './headers.ts';
import type { ServerSettings } from './mailServer.ts';
import { domainOf } from './messageDomain.ts';
import { composeMail } from './template.ts';
import { senderOf, singleTransport } from './transport.ts';

/** Rejects with what the network or the server says (`failure.ts`). */
export async function sendTest(
  settings: ServerSettings,
  config: Config,
  { to, name, locale }: { to: string; name: string; locale: LocaleCode },
): Promise<void> {
  const transport = singleTransport(settings, config);
  const { host, port } = settings;
  const message = composeMail('mailServerTest', locale, { host, port }, { name });
  try {
    await transport.sendMail({
      ...senderOf(settings),
      to: { name: '', address: to },
      ...message,
      headers: headersOf(),
      messageId: `<atrium-test-${randomUUID()}@${domainOf(config)}>`,
    });
  } finally {
    transport.close();
  }
}

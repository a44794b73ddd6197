/** Connections to mail servers: a pool for each server that mail goes to, replaced when its settings change. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { openSocket } from './destination.ts';
import { followed, type Transport } from './handover.ts';
import type { MailServer, Sender, ServerSettings } from './mailServer.ts';

/** A server that is there says so at once. */
const CONNECT_MS = 10_000;
/** Once it has a message, it may check it before it answers: who gives up too early does not know whether it was accepted. */
const ANSWER_MS = 60_000;
const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS };
/** Of one lane. */
export const CONNECTIONS = 3;
/** User input reaches a server only in the fields of the message. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

type Networks = Pick<Config, 'mailNetworks'>;

/** The options for a server that somebody has entered. */
function optionsOf({ host, port, security, userName, password }: ServerSettings, { mailNetworks }: Networks): object {
  return {
    host,
    port,
    ...timeouts,
    secure: security === 'TLS',
    requireTLS: security === 'STARTTLS',
    ignoreTLS: security === 'NONE',
    // A server that takes no sign-in must not get mail that was meant to be sent in somebody's name.
    ...(userName ? { auth: { user: userName, pass: password ?? '' }, forceAuth: true } : {}),
    getSocket: (_: unknown, done: (error: Error | null, socket?: object) => void) =>
      void openSocket({ host, port }, mailNetworks, CONNECT_MS).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error),
      ),
  };
}

/** A connection for one message. */
export const singleTransport = (settings: ServerSettings, config: Networks): Transport =>
  createTransport(optionsOf(settings, config), CLOSED);

const pools = new Map<string, { version: string; transport: Transport }>();

/** The pool of a server for a lane of its mail. Rejects when its password cannot be read any more. */
export async function transportTo(server: MailServer, lane: number, config: Networks): Promise<Transport> {
  const [of, version] = 'url' in server ? [server.url, ''] : [server.name, server.version];
  const name = `${of} ${lane}`;
  const known = pools.get(name);
  if (known?.version === version) return known.transport;
  const options =
    'url' in server
      ? { url: server.url, ...timeouts }
      : optionsOf({ ...server.settings, password: await server.password() }, config);
  // Another mail may have made the pool in the meantime.
  const now = pools.get(name);
  if (now?.version === version) return now.transport;
  now?.transport.close();
  // A pool puts a mail back by itself only when nothing of it was sent: its connection had been closed meanwhile.
  const transport = followed(
    createTransport({ ...options, pool: true, maxConnections: CONNECTIONS, maxRequeues: 1 } as object, CLOSED),
  );
  pools.set(name, { version, transport });
  return transport;
}

/** Closes the connections to mail servers. */
export function closeConnections(): void {
  for (const { transport } of pools.values()) transport.close();
  pools.clear();
}

/** In whose name a server sends. */
export const senderOf = ({ fromName, fromAddress, replyTo }: Sender): Pick<SendMailOptions, 'from' | 'replyTo'> => ({
  from: { name: fromName ?? '', address: fromAddress },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
});

/** A real mail server that stores what it receives. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { closeMail } from '#server/mail/send.ts';

interface Options {
  /** Rejects every receiver. */
  refuse?: boolean;
  /** Rejects every sender. */
  refuseSender?: boolean;
  /** Takes mail only after a sign-in with these. */
  account?: { user: string; pass: string };
  /** Encrypts with a certificate that nobody trusts, from the start or after STARTTLS. */
  tls?: 'start' | 'later';
}

export async function smtp({ refuse = false, refuseSender = false, account, tls }: Options = {}) {
  const received: { to: string[]; text: string; user?: string }[] = [];
  const server = new SMTPServer({
    secure: tls === 'start',
    disabledCommands: [...(account ? [] : ['AUTH']), ...(tls === 'later' ? [] : ['STARTTLS'])],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === account?.user && password === account?.pass
        ? callback(null, { user: username })
        : callback(new Error('Invalid username or password')),
    onMailFrom: (_address, _session, callback) => callback(refuseSender ? new Error('sender not allowed') : null),
    onRcptTo: (_address, _session, callback) => callback(refuse ? new Error('mailbox unavailable') : null),
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map((one) => one.address),
          text: Buffer.concat(parts).toString('utf8'),
          ...(session.user ? { user: session.user } : {}),
        });
        callback();
      });
    },
  });
  // A client that refuses the certificate is no failure of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    port,
    url: `smtp://127.0.0.1:${port}`,
    // Close the pooled connections first: the server waits for open connections when it closes.
    close: () => {
      closeMail();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

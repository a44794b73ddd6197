/** A real mail server that stores what it receives. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { closeMail } from '#server/mail/send.ts';

/** `refuse` makes it reject everything. */
export async function smtp({ refuse = false } = {}) {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(refuse ? new Error('mailbox unavailable') : null),
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((one) => one.address), text: Buffer.concat(parts).toString('utf8') });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    // Close the pooled connections first: the server waits for open connections when it closes.
    close: () => {
      closeMail();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Mail servers that do not answer as they should: what they say at each step is told by the test. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { closeMail } from '#server/mail/send.ts';

interface Odd {
  /** Accepts connections and says nothing. */
  silent?: boolean;
  /** Answers to RCPT, by the receiver; by default it is taken. Undefined for none at all. */
  receiver?: (address: string) => string | undefined;
  /** Runs before the server asks for the message. */
  onData?: () => Promise<unknown>;
  /** The answer after the last dot; `close` breaks the connection instead. */
  dot?: (count: number) => string;
}

export async function oddSmtp({ silent, receiver = () => '250 ok', onData, dot = () => '250 queued' }: Odd = {}) {
  const sockets = new Set<Socket>();
  /** What came up to the last dot. */
  const messages: string[] = [];
  const asked: string[] = [];
  const serve = (socket: Socket) => {
    const say = (line: string | undefined) => line !== undefined && socket.write(`${line}\r\n`);
    const commands: Record<string, (line: string) => void> = {
      EHLO: () => say('250 odd'),
      MAIL: () => say('250 ok'),
      RCPT: (line) => {
        const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
        asked.push(address);
        say(receiver(address));
      },
      DATA: () => void Promise.resolve(onData?.()).then(() => say('354 go')),
      RSET: () => say('250 ok'),
      QUIT: () => socket.end('221 bye\r\n'),
    };
    let rest = '';
    let body: string[] | undefined;
    const read = (line: string) => {
      if (!body) {
        if (line.startsWith('DATA')) body = [];
        return (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('500 what')))(line);
      }
      if (line !== '.') return void body.push(line);
      messages.push(body.join('\r\n'));
      body = undefined;
      const answer = dot(messages.length);
      if (answer === 'close') socket.destroy();
      else say(answer);
    };
    say('220 odd');
    socket.on('data', (part) => {
      const lines = (rest + part.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) read(line);
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (!silent) serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    messages,
    asked,
    connections: () => sockets.size,
    close: () => {
      closeMail();
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

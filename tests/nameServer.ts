/** A name server on a port of this machine that answers TXT queries only (RFC 1035). */
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

export interface NameServer {
  /** The address as `DNS_SERVERS` accepts it. */
  address: string;
  /** Texts by name; a missing name does not exist. */
  records: Map<string, readonly string[]>;
  /** Answers every query with a failure. */
  failing: boolean;
  /** The queried names. */
  asked: string[];
  close(): Promise<void>;
}

const TXT = 16;
const NOT_THERE = 3;
const FAILURE = 2;

/** The name in a query, and the position of its end. */
function nameIn(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A text as a record, in parts of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

export async function startNameServer(port = 0): Promise<NameServer> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  const server: NameServer = {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    records: new Map(),
    failing: false,
    asked: [],
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  socket.on('message', (message, from) => {
    const { name, end } = nameIn(message);
    server.asked.push(name);
    const texts = server.records.get(name);
    const answers = !server.failing && message.readUInt16BE(end) === TXT ? (texts ?? []).map(recordOf) : [];
    const head = Buffer.alloc(12);
    message.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8180 | (server.failing ? FAILURE : texts ? 0 : NOT_THERE), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, message.subarray(12, end + 4), ...answers]), from.port, from.address);
  });
  return server;
}

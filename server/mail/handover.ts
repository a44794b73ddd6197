/** Follows a message on its way to the server, and asks before its last dot: from then on it may have been accepted. */
import { type Readable, Transform } from 'node:stream';
import type { createTransport } from 'nodemailer';
import type { Stage } from './failure.ts';

export type Transport = ReturnType<typeof createTransport>;

export interface Handover {
  stage: Stage;
  /** Just before the dot. When it rejects, the dot is not sent, and the server forgets the message. */
  beforeDot?(): Promise<void>;
}

/** Ends only when its reader has taken everything else, because it holds no more than the reader asks for. */
class LastPart extends Transform {
  readonly #before: () => Promise<void>;

  constructor(before: () => Promise<void>) {
    super({ readableHighWaterMark: 1 });
    this.#before = before;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: Error | null, chunk: Buffer) => void): void {
    done(null, chunk);
  }

  override _flush(done: (error?: Error) => void): void {
    this.#before().then(() => done(), done);
  }
}

/** Sends messages through this transport with their `handover`, if they have one. */
export function followed(transport: Transport): Transport {
  transport.use('stream', (mail, done) => {
    const { handover } = mail.data as { handover?: Handover };
    // Called when the message is about to be sent over a connection that is signed in.
    if (handover)
      mail.message.processFunc((input: Readable) => {
        handover.stage = 'addressed';
        const last = new LastPart(async () => {
          await handover.beforeDot?.();
          handover.stage = 'handed';
        });
        input.once('error', (error) => last.destroy(error));
        return input.pipe(last);
      });
    done();
  });
  return transport;
}

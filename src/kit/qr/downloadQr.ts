/** Saving QR codes one after the other: browsers drop downloads that come at once, so each is waited for. */
import { qrImage } from './qrImage.ts';

/** 000 §9: pause after each picture, in milliseconds. */
export const QR_PAUSE_MS = 500;

export interface QrCode {
  /** Name of the file, without its ending. */
  name: string;
  /** What stands in the code. */
  text: string;
}
/** Saves one picture as a file. */
export type SaveImage = (file: { fileName: string; mimeType: string; base64: string }) => unknown;

interface Options {
  save: SaveImage;
  /** Called after each picture. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  /** Replaced in tests. */
  draw?: (text: string) => Promise<string>;
}

const pause = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, QR_PAUSE_MS);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Letters that no file system takes, and dots that would make an ending. */
const fileName = (name: string) => `${name.replace(/[\\/:*?"<>|.\p{Cc}]+/gu, '-').trim() || 'qr'}.png`;

/**
 * Saves a picture per code.
 * @returns how many were saved: fewer when it was stopped, none when there are none
 */
export async function downloadQrCodes(
  codes: readonly QrCode[],
  { onProgress, signal, draw = qrImage, save }: Options,
): Promise<number> {
  let done = 0;
  for (const { name, text } of codes) {
    if (signal?.aborted) break;
    save({ fileName: fileName(name), mimeType: 'image/png', base64: await draw(text) });
    done += 1;
    onProgress?.(done);
    await pause(signal);
  }
  return done;
}

/** The film for Chromium's fake camera: a QR code in a few frames, uncompressed (YUV4MPEG2). */
import { writeFileSync } from 'node:fs';
import QR from 'qrcode';

const [WIDTH, HEIGHT] = [640, 480];
const CELL = 8;
const PICTURES = 2;
/** Brightness of background and code; no colour. */
const [PAPER, INK, GREY] = [235, 16, 128];

/** Writes the film of a code with this text. */
export function writeQrVideo(path: string, text: string): void {
  const { modules } = QR.create(text, { errorCorrectionLevel: 'M' });
  const brightness = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  const [left, top] = [(WIDTH - modules.size * CELL) >> 1, (HEIGHT - modules.size * CELL) >> 1];
  for (let y = 0; y < modules.size * CELL; y += 1)
    for (let x = 0; x < modules.size * CELL; x += 1)
      if (modules.get(Math.floor(y / CELL), Math.floor(x / CELL))) brightness[(top + y) * WIDTH + left + x] = INK;
  const picture = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: PICTURES }, () => picture)]));
}

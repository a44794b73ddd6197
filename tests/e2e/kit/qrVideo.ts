/**
 * The film for Chromium's fake camera: a QR code, uncompressed (YUV4MPEG2). From picture to picture it moves and changes its size as
 * before a camera in a hand: the reader misses about one of sixteen codes in a picture that stands still, however long it looks.
 */
import { writeFileSync } from 'node:fs';
import QR from 'qrcode';

const [WIDTH, HEIGHT] = [640, 480];
/** Of each picture: the size of a cell, and how far the code is from the middle. */
const PICTURES = [
  { cell: 8, right: 0, down: 0 },
  { cell: 7, right: 9, down: -5 },
  { cell: 6, right: -7, down: 11 },
  { cell: 7, right: 3, down: 4 },
];
/** Brightness of background and code; no colour. */
const [PAPER, INK, GREY] = [235, 16, 128];

/** Writes the film of a code with this text. */
export function writeQrVideo(path: string, text: string): void {
  const { modules } = QR.create(text, { errorCorrectionLevel: 'M' });
  const pictures = PICTURES.map(({ cell, right, down }) => {
    const brightness = Buffer.alloc(WIDTH * HEIGHT, PAPER);
    const side = modules.size * cell;
    const [left, top] = [((WIDTH - side) >> 1) + right, ((HEIGHT - side) >> 1) + down];
    for (let y = 0; y < side; y += 1)
      for (let x = 0; x < side; x += 1)
        if (modules.get(Math.floor(y / cell), Math.floor(x / cell))) brightness[(top + y) * WIDTH + left + x] = INK;
    return Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  });
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...pictures]));
}

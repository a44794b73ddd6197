/** Processed pictures: upright, limited in size, and without anything but the picture. */
import { describe, expect, it } from 'vitest';
import { orientationOf } from '#server/files/images/exif.ts';
import { BrokenImage } from '#server/files/images/imageFacts.ts';
import { MAX_SIDE, reencode, TooManyPixels } from '#server/files/images/reencode.ts';
import { chunk, deflatedZeros, exif, look, picture, pngOf, withChunks, withSegment } from '#tests/api/pictures.ts';

const SECRETS = ['GPS', 'Canon', '<script>', 'PK\u0003\u0004', '<?php'];
const secretsIn = (bytes: Buffer) => SECRETS.filter((one) => bytes.includes(Buffer.from(one, 'latin1')));

describe('a picture', () => {
  it.each([
    [1, 40, 20, 'red', 'blue'],
    [2, 40, 20, 'blue', 'red'],
    [3, 40, 20, 'blue', 'red'],
    [4, 40, 20, 'red', 'blue'],
    [5, 20, 40, 'red', 'blue'],
    [6, 20, 40, 'red', 'blue'],
    [7, 20, 40, 'blue', 'red'],
    [8, 20, 40, 'blue', 'red'],
  ])('with orientation %d comes out upright', async (orientation, width, height, first, last) => {
    const sent = withSegment(await picture('jpeg', 40, 20), 0xe1, exif(orientation));
    expect(orientationOf(exif(orientation))).toBe(orientation);
    expect(await look((await reencode(sent, 'jpeg')).bytes)).toEqual({ width, height, first, last });
  });

  it('is stripped of all metadata and keeps its pixels', async () => {
    const jpeg = withSegment(
      withSegment(await picture('jpeg', 40, 20), 0xfe, Buffer.from('taken with a Canon <script>')),
      0xe1,
      exif(1),
    );
    const png = withChunks(
      await picture('png', 40, 20),
      chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')),
      chunk('eXIf', exif(1).subarray(6)),
      chunk('iCCP', Buffer.from('Canon\0\0x')),
    );
    for (const [type, sent] of [
      ['jpeg', jpeg],
      ['png', png],
    ] as const) {
      expect(secretsIn(sent)).not.toEqual([]);
      const { bytes } = await reencode(sent, type);
      expect(secretsIn(bytes)).toEqual([]);
      expect(await look(bytes)).toEqual({ width: 40, height: 20, first: 'red', last: 'blue' });
    }
  });

  it.each(['<script>alert(1)</script>', 'PK\u0003\u0004 an archive', '<?php system($_GET[0]);'])(
    'with %j after its end comes out clean',
    async (tail) => {
      for (const type of ['png', 'jpeg'] as const) {
        const sent = Buffer.concat([await picture(type, 40, 20), Buffer.from(tail, 'latin1')]);
        const { bytes } = await reencode(sent, type);
        expect(secretsIn(bytes)).toEqual([]);
        expect(await look(bytes)).toMatchObject({ width: 40, height: 20 });
      }
    },
  );

  it('is scaled down to at most 4096 pixels a side', async () => {
    const { width, height } = await reencode(await picture('png', 5000, 100), 'png');
    expect([width, height]).toEqual([MAX_SIDE, 82]);
  });

  it('may be interlaced', async () => {
    // 8 × 8 RGB in seven passes: 15 lines with a filter byte each.
    const { width } = await reencode(pngOf(8, 8, deflatedZeros(8 * 8 * 3 + 15), { interlaced: true }), 'png');
    expect(width).toBe(8);
  });
});

describe('a hostile picture', () => {
  it('is not decompressed beyond the size that it declares', async () => {
    const before = process.memoryUsage().rss;
    const bomb = pngOf(8, 8, deflatedZeros(512 * 1024 * 1024), { interlaced: true });
    const held = process.memoryUsage().rss;
    await expect(reencode(bomb, 'png')).rejects.toBeInstanceOf(BrokenImage);
    expect(process.memoryUsage().rss - Math.max(before, held)).toBeLessThan(100 * 1024 * 1024);
  });

  it('of 100,000 × 100,000 pixels is rejected by its header', async () => {
    await expect(reencode(pngOf(100_000, 100_000, deflatedZeros(1000)), 'png')).rejects.toBeInstanceOf(TooManyPixels);
    const jpeg = await picture('jpeg', 40, 20);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt32BE(0xffffffff, frame + 5);
    await expect(reencode(jpeg, 'jpeg')).rejects.toBeInstanceOf(TooManyPixels);
  });

  it('without an end, a header or pixels is rejected, wherever it is truncated', async () => {
    for (const type of ['png', 'jpeg'] as const) {
      const whole = await picture(type, 40, 20);
      for (const length of [2, 8, 20, 33, 60, whole.length >> 1, whole.length - 3])
        await expect(reencode(whole.subarray(0, length), type), `${type} of ${length}`).rejects.toBeInstanceOf(BrokenImage);
    }
    await expect(reencode(pngOf(0, 10, deflatedZeros(10)), 'png')).rejects.toBeInstanceOf(BrokenImage);
    await expect(reencode(pngOf(10, 10, Buffer.from('no pixels')), 'png')).rejects.toBeInstanceOf(BrokenImage);
    // If missing data were padded, the picture would show memory of the server.
    await expect(reencode(pngOf(100, 100, deflatedZeros(5000)), 'png')).rejects.toBeInstanceOf(BrokenImage);
  });

  it('with two frames cannot declare another size', async () => {
    const jpeg = await picture('jpeg', 40, 20);
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const second = Buffer.from(jpeg.subarray(frame, frame + 2 + jpeg.readUInt16BE(frame + 2)));
    second.writeUInt32BE(0xffffffff, 5);
    const sent = Buffer.concat([jpeg.subarray(0, frame), second, jpeg.subarray(frame)]);
    await expect(reencode(sent, 'jpeg')).rejects.toBeInstanceOf(BrokenImage);
  });

  it('does not block the next one', async () => {
    const [broken, whole] = await Promise.allSettled([
      reencode(pngOf(10, 10, Buffer.from('no pixels')), 'png'),
      reencode(await picture('png', 40, 20), 'png'),
    ]);
    expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled']);
  });
});

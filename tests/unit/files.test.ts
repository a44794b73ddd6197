/** Messages before a file or picture is uploaded (000 §5, §8). */
import { describe, expect, it } from 'vitest';
import { defaultModule } from '#dataProvider/uploadFile.ts';
import { devices } from '#i18n/en/devices.ts';
import { kit } from '#i18n/en/kit.ts';
import { translate } from '#i18n/server.ts';
import { acceptList, fileProblem } from '#resources/generate/kinds/inputs/fileProblem.ts';
import { file, image } from '#schemas/kernel/fields/field.ts';
import { keyed, outputSize, turned, turnedSize, zoomed } from '#src/kit/images/crop.ts';

const MEGABYTE = 1024 * 1024;
const told = (name: string, size: number, field: ReturnType<typeof file> | ReturnType<typeof image>) => {
  const problem = fileProblem({ name, size }, field);
  return problem && translate('en', problem.key, problem.params);
};

describe('a picture', () => {
  const photo = image();
  it('R-0247 is a jpg, jpeg or png', () => {
    for (const name of ['a.jpg', 'a.jpeg', 'a.PNG']) expect(told(name, 1, photo)).toBeUndefined();
    for (const name of ['a.gif', 'a.svg', 'a.webp', 'a.pdf', 'a'])
      expect(told(name, 1, photo)).toBe('Please upload only .jpg, .jpeg, .png files.');
    expect(acceptList(photo)).toBe('.jpg,.jpeg,.png');
    expect(devices.image.type).toBe('Please upload only %{extensions} files.');
    expect(devices.image.upload).toBe('Upload photo (optional)');
  });
  it('R-0248 has 5 MB at most unless the field says otherwise', () => {
    expect(told('a.png', 5 * MEGABYTE, photo)).toBeUndefined();
    expect(told('a.png', 5 * MEGABYTE + 1, photo)).toBe('Please do not upload files larger than 5MB in size.');
    expect(told('a.png', 2 * MEGABYTE, image({ maxMegabytes: 1 }))).toBe('Please do not upload files larger than 1MB in size.');
  });
  it('R-0249 is cropped to 10:12 unless the field says otherwise', () => {
    expect(photo.aspect).toEqual([10, 12]);
    expect(image({ aspect: [16, 9] }).aspect).toEqual([16, 9]);
  });
  it('R-0250 with more than one dot in its name is rejected', () => {
    expect(told('a.b.png', 1, photo)).toBe('Filename with more than one “.” is not supported due to security restrictions');
  });
  it('R-0262 belongs to the module FEEDBACK, R-0261 another file to EMAIL', () => {
    expect(['a.png', 'a.JPG', 'a.jpeg', 'a.pdf', 'png.txt'].map((name) => defaultModule({ name }))).toEqual([
      'FEEDBACK',
      'FEEDBACK',
      'FEEDBACK',
      'EMAIL',
      'EMAIL',
    ]);
  });
});

describe('a file', () => {
  it('R-0252 is a pdf, csv, xlsx, xls, doc, txt, ppt or picture unless the field says otherwise', () => {
    for (const type of ['pdf', 'csv', 'xlsx', 'xls', 'doc', 'txt', 'ppt', 'jpg', 'jpeg', 'png'])
      expect(told(`a.${type}`, 1, file()), type).toBeUndefined();
    expect(told('a.exe', 1, file())).toBe(
      'Please only upload files with pdf, csv, xlsx, xls, doc, txt, ppt, jpg, jpeg, png extension.',
    );
  });
  it('R-0251 has 5 MB at most', () => {
    expect(told('a.pdf', 5 * MEGABYTE, file())).toBeUndefined();
    expect(told('a.pdf', 5 * MEGABYTE + 1, file())).toBe('Please do not upload files larger than 5MB in size.');
  });
  it('R-0253 is removed after a confirmation that names it', () => {
    expect(kit.file.remove).toBe('Remove file %{name}');
  });
});

describe('cropping a picture', () => {
  it('computes the bounding box of a rotated picture', () => {
    expect(turnedSize({ width: 40, height: 20 }, 90).width).toBeCloseTo(20);
    expect(turnedSize({ width: 40, height: 20 }, 180)).toEqual({ width: 40, height: expect.closeTo(20) });
  });
  it('scales down and never up', () => {
    expect(outputSize({ width: 4000, height: 4800 })).toEqual({ width: 1707, height: 2048 });
    expect(outputSize({ width: 100, height: 120 })).toEqual({ width: 100, height: 120 });
  });
  it('zooms and rotates by keyboard, within bounds', () => {
    expect(keyed('+', { zoom: 1, rotation: 0 })).toEqual({ zoom: 1.2, rotation: 0 });
    expect(keyed('-', { zoom: 1, rotation: 0 })).toEqual({ zoom: 1, rotation: 0 });
    expect(keyed('r', { zoom: 1, rotation: 270 })).toEqual({ zoom: 1, rotation: 0 });
    expect(keyed('R', { zoom: 1, rotation: 0 })).toEqual({ zoom: 1, rotation: 270 });
    expect(keyed('Tab', { zoom: 1, rotation: 0 })).toBeUndefined();
    expect([zoomed(3.95, 1), turned(0, -1), turned(180, 2)]).toEqual([4, 270, 0]);
  });
});

/** The type of a file by its name and by its content (000 §5, §8). */
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { inUtf8, typeOf } from '#server/files/sniff.ts';

const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 1]]), 'List');
const workbook = (bookType: 'xlsx' | 'xlsm' | 'xls' | 'ods'): Buffer => write(book, { type: 'buffer', bookType });

describe('the type of a file', () => {
  it.each([
    ['a.xlsx', workbook('xlsx')],
    ['a.xls', workbook('xls')],
    ['a.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['a.csv', Buffer.from('BMW,Audi\n1,2\n')],
    ['a.txt', Buffer.from('GIF89a in a text\n')],
    ['a.pdf', Buffer.from('\r\n %PDF-1.4\n%%EOF\n')],
    ['a.txt', Buffer.from('Caf\xe9, 5 \x80 fee', 'latin1')],
    ['a.txt', Buffer.from('fffe43006100e900', 'hex')],
    ['a.csv', Buffer.from('feff0061002c00e9', 'hex')],
  ])('follows its name when the content matches: %s', async (name, bytes) => {
    expect(await typeOf(name, bytes)).toEqual({ type: name.slice(2) });
  });
  it.each([
    ['a.xlsx', workbook('xlsm')],
    ['a.xlsx', workbook('ods')],
    ['a.xlsx', workbook('xls')],
    ['a.xls', workbook('xlsx')],
    ['a.xlsx', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('[Content_Types].xml xl/')])],
    ['a.pdf', Buffer.from('MZ%PDF-1.4')],
    ['a.png', Buffer.from('GIF89a')],
    ['a.txt', Buffer.from('<!doctype html><p>')],
    ['a.csv', Buffer.from('a\u0000b')],
    ['a.pdf', Buffer.alloc(0)],
    ['a.pdf', Buffer.from('  \n  ')],
    ['a.txt', Buffer.from('\ufeff<script>alert(1)</script>', 'utf16le')],
    ['a.txt', Buffer.from('Caf\xe9 \x01', 'latin1')],
  ])('is unknown when the content does not match: %s', async (name, bytes) => {
    expect(await typeOf(name, bytes)).toEqual({ problem: 'fileContent' });
  });
  it('is a text only when its encoding can be told, and then it is stored in UTF-8', async () => {
    expect(await typeOf('a.txt', Buffer.from('c8e2e0ed20cfe5f2f0eee2', 'hex'))).toEqual({ problem: 'textEncoding' });
    expect(inUtf8(Buffer.from('Caf\xe9, 5 \x80', 'latin1')).toString()).toBe('Café, 5 €');
    expect(inUtf8(Buffer.from('fffe43006100e900', 'hex')).toString()).toBe('Caé');
    const marked = Buffer.from('\ufeffé');
    expect(inUtf8(marked)).toBe(marked);
  });
});

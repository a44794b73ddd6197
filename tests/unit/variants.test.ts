/** End-to-end tests that only `npm run test:full` goes through (`@variant`) are left out without another one noticing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');
const serial = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ text }) => text.includes("mode: 'serial'"));

/** Whether each test of a file is a variant, in the order of the file. */
const variants = (text: string) =>
  [...text.matchAll(/^test\((?:'[^']*'|"[^"]*"|`[^`]*`),\s*(.*)$/gm)].map(([, rest]) => rest?.includes('@variant'));

describe('in a file whose tests follow each other', () => {
  it.each(serial)('$name: no variant stands before a test of the ordinary run, which would need what it did', ({ text }) => {
    const found = variants(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.lastIndexOf(false)).toBeLessThan(found.includes(true) ? found.indexOf(true) : found.length);
  });
});

/** The copy with 200 entities, which the bench builds, can be made of today's files. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { largeCopy } from '../registry/largeProduct.ts';

it('a copy of the product has the areas and words of 200 entities', () => {
  const copy = largeCopy();
  try {
    const text = (file: string) => readFileSync(join(copy, file), 'utf8');
    for (const file of ['schemas/index.ts', 'schemas/lazy.ts']) expect(text(file)).toContain('./made1/index.ts');
    for (const locale of localeCodes) expect(text(`i18n/${locale}/index.ts`)).toContain('...made }');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

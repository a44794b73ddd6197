/** The history names everything that is written into it, in every language: verbs, actions, and what time does. */
import { expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { historyText } from '#resources/generate/show/historyText.ts';
import { entities } from '#schemas/index.ts';
import { translator } from '../translator.ts';

const timed = entities.flatMap((entity) => Object.keys(entity.states?.timed ?? {}).map((name) => ({ entity, name })));

it('what time has done has a text of its own', () => {
  expect(timed.length).toBeGreaterThan(4);
  for (const locale of localeCodes)
    for (const { entity, name } of timed) {
      const text = historyText(translator(locale), {} as never, entity, { action: name, changes: [] });
      expect([locale, entity.name, text]).not.toEqual([locale, entity.name, name]);
      expect(text.length).toBeGreaterThan(1);
    }
});

/** The history names everything that is written into it, in every language: verbs, actions, and what time does. */
import { expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { historyText } from '#resources/generate/show/historyText.ts';
import { entities } from '#schemas/index.ts';

const timed = entities.flatMap((entity) => Object.keys(entity.states?.timed ?? {}).map((name) => ({ entity, name })));

it('what time has done has a text of its own', () => {
  expect(timed.length).toBeGreaterThan(4);
  for (const locale of localeCodes)
    for (const { entity, name } of timed) {
      const say = (key: string, params?: object) => {
        const text = translate(locale, key, params as never);
        return text === key ? String((params as { _?: string } | undefined)?._ ?? key) : text;
      };
      const text = historyText(say as never, {} as never, entity, { action: name, changes: [] });
      expect([locale, entity.name, text]).not.toEqual([locale, entity.name, name]);
      expect(text.length).toBeGreaterThan(1);
    }
});

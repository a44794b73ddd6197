/** What the history shows of everything that a suite has done: words in every language, never the name of an action. */
import { expect } from 'vitest';
import type { HistoryEntry } from '#dataProvider/types.ts';
import { localeCodes } from '#i18n/locales.ts';
import { historyText } from '#resources/generate/show/historyText.ts';
import { wordsOf } from '#resources/generate/words.ts';
import { entities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Database } from '#server/db/database.ts';
import { translator } from '../translator.ts';

type Done = Pick<HistoryEntry, 'action' | 'changes'> & { entity: string };

/** @param actions some that the suite is known to have done */
export async function expectWordsInHistory(db: Database, actions: readonly string[]): Promise<void> {
  const done = await db.text<Done>('select distinct on (entity, action) entity, action, changes from audit_log');
  expect(done.map(({ action }) => action)).toEqual(expect.arrayContaining([...actions]));
  for (const locale of localeCodes) {
    const say = translator(locale);
    for (const entry of done) {
      const entity = entities.find(({ name }) => name === entry.entity) as Entity;
      const text = historyText(say, wordsOf(say, entity), entity, entry);
      const told = [locale, entity.name, text];
      expect(told).not.toEqual([locale, entity.name, entry.action]);
      expect(text, told.join(' ')).not.toContain('.');
    }
  }
}

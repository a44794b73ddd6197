import type { RaRecord } from 'ra-core';
import { useWords } from '#resources/generate/words.ts';
import type { Entity } from '#schemas/kernel/entity.ts';

/** How an application stands: the code that counts, and its word. What is approved runs already, or will. */
export function useStatusWord(entity: Entity): (row: RaRecord) => { status: string; word: string } {
  const words = useWords(entity);
  const { field = 'status', refinedBy = '' } = entity.states ?? {};
  return (row) => {
    const name = row[refinedBy] ? refinedBy : field;
    const status = String(row[name]);
    return { status, word: words.value(name, status) };
  };
}

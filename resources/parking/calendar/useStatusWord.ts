import type { RaRecord } from 'ra-core';
import { useWords } from '#resources/generate/words.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { toneOf } from '#schemas/kernel/fields/field.ts';
import type { Tone } from '#schemas/kernel/states/tone.ts';

/** The tone and label of an application's status. Approved ones are active or upcoming. */
export function useStatusWord(entity: Entity): (row: RaRecord) => { tone: Tone; word: string } {
  const words = useWords(entity);
  const { field = 'status', refinedBy = '' } = entity.states ?? {};
  return (row) => {
    const name = row[refinedBy] ? refinedBy : field;
    const status = String(row[name]);
    return { tone: toneOf(entity.fields[name], status) ?? 'neutral', word: words.value(name, status) };
  };
}

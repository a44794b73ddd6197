import { useNotify } from 'ra-core';
import { apiBase } from '#authProvider/request.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { newCodesIn } from '#schemas/kernel/fields/code.ts';
import type { CodeField } from '#schemas/kernel/fields/field.ts';
import { showNewCodes } from '#src/app/newCodes.ts';
import { useRecordName } from './useRecordName.ts';
import { useWords } from './words.ts';

/** The code itself, or the whole address that it is part of. */
function toldOf({ fields }: Pick<Entity, 'fields'>, name: string, code: string): string {
  const { address } = fields[name] as CodeField;
  return address ? new URL(apiBase() + address.replace('{code}', code), window.location.origin).href : code;
}

/**
 * Says that something is done: the notice to the letter, and beside it the name of the record that it was done to. Codes that its answer
 * alone has are shown until the person closes them.
 * @returns takes a sentence or an i18n key, and the record
 */
export function useSuccess(entity: Pick<Entity, 'name' | 'fields' | 'title' | 'naming'>) {
  const notify = useNotify();
  const nameOf = useRecordName(entity);
  const words = useWords(entity);
  return (message: string, record?: Readonly<Record<string, unknown>> | null) => {
    const codes = record ? newCodesIn(entity, record) : [];
    if (codes.length)
      showNewCodes(codes.map(([name, value]) => ({ label: words.field(name), value: toldOf(entity, name, value) })));
    notify(message, { type: 'success', about: record ? nameOf(record) : undefined });
  };
}

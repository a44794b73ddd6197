/** The words of an entity: every label on a generated page is an i18n key made from the schema's names. */
import { type TranslateFunction, useTranslate } from 'ra-core';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type EnumField, type Field, type Fields, wireKey } from '#schemas/kernel/fields/field.ts';
import { type SystemLabel, useSystemLabels } from './useSystemLabels.ts';

type Named = Pick<Entity, 'name' | 'fields'> & Partial<Pick<Entity, 'list'>>;

/** Optional text: empty when the catalogue does not have the key. */
const optional = (translate: TranslateFunction, key: string, facts: object = {}): string => {
  const text = translate(key, { ...facts, _: '' });
  return text === key ? '' : text;
};

/** @param systemLabel words the codes of the system data; without it they are shown as they are */
export function wordsOf(translate: TranslateFunction, entity: Named, systemLabel: SystemLabel = () => undefined) {
  const key = (...parts: string[]) => `resources.${entity.name}.${parts.join('.')}`;
  const either = (first: string, second: string) => optional(translate, first) || translate(second);
  return {
    /** `1` for the singular, `2` for the plural. */
    name: (count: number) => translate(key('name'), { smart_count: count }),
    field: (name: string) => either(key('fields', name), `common.fields.${name}`),
    /** The name of the field that travels under a wire key, `carParkId`. */
    wire: (wire: string) => {
      const name = Object.entries(entity.fields).find(([one, field]) => wireKey(one, field) === wire)?.[0] ?? wire;
      return either(key('fields', name), `common.fields.${name}`);
    },
    section: (name: string) => translate(key('sections', name)),
    /** A step of the form of a new record. */
    step: (name: string) => translate(key('steps', name)),
    tab: (code: string) => translate(key('tabs', code)),
    /** @param says the action's name, or what it is called in a status (`actionNow`) */
    action: (says: string) => translate(key('actions', says)),
    /** What the button of its form says: its own words, else `Save` where it changes a section, else what the action is called. */
    send: (name: string, { section }: { section?: string } = {}) =>
      optional(translate, key('buttons', name)) || translate(section ? 'kit.save' : key('actions', name)),
    /** What the button of the form of a new record says: `Send request` where it is more than to add a record. */
    sendNew: () => optional(translate, key('buttons', 'create')) || translate('kit.add'),
    /** What a stamp says has been done: 'Approved'. */
    stamp: (name: string) => translate(key('stamps', name)),
    /** An action as something that has been done: 'Termination approved'. Where it sets a stamp, the stamp's words serve. */
    done: (says: string, stamp?: string) =>
      optional(translate, key('done', says)) || translate(key(stamp ? 'stamps' : 'actions', stamp ?? says)),
    /** What its dialog asks: `Approve SP-2026-00031?` */
    actionTitle: (says: string, record: string) => {
      const usual = translate('kit.actionTitle', { action: translate(key('actions', says)), record });
      return translate(key('titles', says), { _: usual, record });
    },
    /** What comes of it; `facts` are values of the record that the text may name. */
    confirm: (says: string, facts?: object) => optional(translate, key('confirm', says), facts),
    /** The question before an action that is unusual on a record; `day` as people write it. */
    unusual: (says: string, day: string) => optional(translate, key('unusual', says), { day }),
    /** What an upload does besides storing rows: before it is confirmed (`before`), and before it is undone (`undo`). */
    upload: (name: string, part: 'before' | 'undo') => optional(translate, key('uploads', name, part)),
    download: (name: string) => optional(translate, key('downloads', name)) || translate('desk.download'),
    page: (name: string) => optional(translate, key('pages', name)),
    value: (name: string, value: string) =>
      systemLabel(name, value) ||
      optional(translate, key('enums', name, value)) ||
      optional(translate, `common.enums.${name}.${value}`) ||
      value,
  };
}
export type Words = ReturnType<typeof wordsOf>;

const known = new WeakMap<Fields, Fields>();
/** The fields, and the filters by a rule that people fill in: their values have words as well. One object for each entity. */
function fieldsWithInputs({ fields, list }: Named): Fields {
  const { inputs = [], byRule = {} } = list ?? {};
  if (!inputs.length) return fields;
  const asked = Object.entries(byRule).filter(([name]) => inputs.includes(name));
  const found = known.get(fields) ?? { ...Object.fromEntries(asked), ...fields };
  known.set(fields, found);
  return found;
}

export const useWords = (entity: Named): Words => wordsOf(useTranslate(), entity, useSystemLabels(fieldsWithInputs(entity)));

/** The values of a field that has a fixed list of them; empty for any other. */
export const valuesOf = (field: Field): readonly string[] => ('values' in field ? (field as EnumField).values : []);

/** What the builder does to a list of questions: each gives a new list, numbered from 1. */
import { fallbackLocale } from '#i18n/locales.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import {
  type OptionChoice,
  type OptionItem,
  type OptionType,
  optionFacts,
  renumbered,
} from '#schemas/kernel/fields/optionList.ts';

type Label = OptionItem['label'];
type Items = readonly OptionItem[];
const newId = () => crypto.randomUUID();
const empty = (localized: boolean): Label => (localized ? { [fallbackLocale]: '' } : '');

const newChoice = (position: number, localized: boolean): OptionChoice => ({ id: newId(), position, label: empty(localized) });
/** A type that is answered by choosing starts with two empty answers, the fewest there can be. */
const startingChoices = (type: OptionType, localized: boolean) =>
  optionFacts[type].choices ? { choices: [newChoice(1, localized), newChoice(2, localized)] } : {};

/** The list with an empty question at its end. */
export const withNew = (items: Items, type: OptionType, localized: boolean): OptionItem[] => [
  ...items,
  { id: newId(), position: items.length + 1, type, label: empty(localized), ...startingChoices(type, localized) },
];

/** The list with a copy right behind the original; nothing in it shares an id with it. */
export function withCopy(items: Items, id: string): OptionItem[] {
  return numbered(
    items.flatMap((item) =>
      item.id === id
        ? [
            item,
            {
              ...item,
              id: newId(),
              ...(item.choices ? { choices: item.choices.map((choice) => ({ ...choice, id: newId() })) } : {}),
            },
          ]
        : [item],
    ),
  );
}

export const without = (items: Items, id: string): OptionItem[] => numbered(items.filter((item) => item.id !== id));

/** The list with one question changed. */
export const withItem = (items: Items, id: string, change: (item: OptionItem) => OptionItem): OptionItem[] =>
  items.map((item) => (item.id === id ? change(item) : item));

/** Entries in a new order. */
export const inOrder = <T extends { id: string; position: number }>(
  items: readonly T[],
  ids: readonly (string | number)[],
): T[] => numbered(ids.flatMap((id) => items.filter((item) => item.id === id)));

/** The same question of another type: answers stay where both have them, what the new type does not know goes. */
export function ofType(item: OptionItem, type: OptionType, localized: boolean): OptionItem {
  const { choices, min, max, ...rest } = item;
  const kept = optionFacts[type].choices && choices ? { choices } : startingChoices(type, localized);
  return { ...rest, type, ...kept };
}

export const withChoice = (item: OptionItem, localized: boolean): OptionItem => {
  const choices = item.choices ?? [];
  return { ...item, choices: [...choices, newChoice(choices.length + 1, localized)] };
};
export const withChoices = (item: OptionItem, choices: readonly OptionChoice[]): OptionItem => ({
  ...item,
  choices: numbered(choices),
});

/** The text of a label in a language; of plain labels, the one there is. */
export const textIn = (label: Label, language: keyof LocalizedText): string =>
  typeof label === 'string' ? label : (label[language] ?? '');
export const withText = (label: Label, language: keyof LocalizedText, text: string): Label =>
  typeof label === 'string' ? text : { ...label, [language]: text };

/** Numbered from 1 in the order in which they stand. */
const numbered = <T extends { position: number }>(items: readonly T[]): T[] =>
  renumbered(items.map((item, index) => ({ ...item, position: index + 1 })));

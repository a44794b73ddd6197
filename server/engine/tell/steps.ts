/** Every step that is told, from the schemas and the catalogues: what a building can put into its own words. */
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { Tell } from '#schemas/kernel/notices/tell.ts';
import { keepOwnTexts, type ToldStep } from '#server/channels/ownTexts.ts';
import type { Queryable } from '#server/db/database.ts';
import { COMMON_FACTS, factNames } from './texts.ts';

/** What the texts of a step may use. */
export const placeholdersOf = (entity: Entity, tell: Tell): string[] => [...factNames(entity, tell), ...COMMON_FACTS];

export const toldSteps = (entities: readonly Entity[]): ToldStep[] =>
  entities.flatMap((entity) =>
    Object.entries(entity.tells ?? {}).map(([step, tell]) => {
      const said = (part: 'subject' | 'body') =>
        Object.fromEntries(
          localeCodes.map((locale) => [locale, translate(locale, `told.${entity.name}.${step}.${part}`)]),
        ) as LocalizedText;
      const defaultSubject = said('subject');
      // The list names a step by its subject; what differs from record to record is left open.
      const name = Object.fromEntries(
        Object.entries(defaultSubject).map(([locale, text]) => [locale, text.replace(/%\{\w+\}/g, '…')]),
      ) as LocalizedText;
      const placeholders = placeholdersOf(entity, tell);
      return { about: entity.name, step, kind: tell.kind, name, placeholders, defaultSubject, defaultBody: said('body') };
    }),
  );

/** For all buildings when the product starts; for one when it is added. */
export const keepTexts = (on: Queryable, entities: readonly Entity[], buildingId?: number): Promise<void> =>
  keepOwnTexts(on, toldSteps(entities), buildingId);

/** Every step that is told, from the schemas and the catalogues: what a building can put into its own words. */
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { EntityNotification } from '#schemas/kernel/notices/notification.ts';
import { keepOwnTexts, type MessageStep } from '#server/channels/ownTexts.ts';
import type { Queryable } from '#server/db/database.ts';
import { COMMON_FACTS, factNames } from './texts.ts';

/** What the texts of a step may use. */
export const placeholdersOf = (entity: Entity, notification: EntityNotification): string[] => [
  ...factNames(entity, notification),
  ...COMMON_FACTS,
];

export const messageSteps = (entities: readonly Entity[]): MessageStep[] =>
  entities.flatMap((entity) =>
    Object.entries(entity.notifications ?? {}).map(([step, notification]) => {
      const said = (part: 'subject' | 'body') =>
        Object.fromEntries(
          localeCodes.map((locale) => [locale, translate(locale, `notifications.${entity.name}.${step}.${part}`)]),
        ) as LocalizedText;
      const defaultSubject = said('subject');
      // The list names a step by its subject; what differs from record to record is left open.
      const name = Object.fromEntries(
        Object.entries(defaultSubject).map(([locale, text]) => [locale, text.replace(/%\{\w+\}/g, '…')]),
      ) as LocalizedText;
      const placeholders = placeholdersOf(entity, notification);
      return { about: entity.name, step, kind: notification.kind, name, placeholders, defaultSubject, defaultBody: said('body') };
    }),
  );

/** For all buildings when the product starts; for one when it is added. */
export const keepTexts = (on: Queryable, entities: readonly Entity[], buildingId?: number): Promise<void> =>
  keepOwnTexts(on, messageSteps(entities), buildingId);

/** The columns of an upload as one person may fill them in, with what they are called. */
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Candidate } from '#schemas/kernel/sheet/match.ts';

export const candidatesOf = (entity: Entity, columns: readonly string[]): Candidate[] =>
  columns.map((name) => ({
    name,
    labels: localeCodes.map((locale) => translate(locale, `resources.${entity.name}.fields.${name}`)),
  }));

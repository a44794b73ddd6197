/** The columns of an upload that a person may fill in, with their labels. */
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Candidate } from '#schemas/kernel/sheet/match.ts';

export const candidatesOf = (entity: Entity, columns: readonly string[], headings: Upload['headings'] = {}): Candidate[] =>
  columns.map((name) => ({
    name,
    kind: entity.fields[name]?.kind,
    also: headings[name],
    labels: localeCodes.map((locale) => translate(locale, `resources.${entity.name}.fields.${name}`)),
  }));

import { useQuery } from '@tanstack/react-query';
import { loadAreaWords, loadMessages, localeCodes } from '#i18n/index.ts';
import { textOf } from '#i18n/translate.ts';
import { headingsOf, type Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Candidate } from '#schemas/kernel/sheet/match.ts';

/** The columns with their labels in every language: a file may have been made from anybody's template. */
async function candidatesOf(entity: Entity, columns: readonly string[], headings: Upload['headings'] = {}): Promise<Candidate[]> {
  const catalogues = await Promise.all(localeCodes.flatMap((code) => [loadAreaWords(entity.area, code), loadMessages(code)]));
  return columns.map((name) => ({
    name,
    kind: entity.fields[name]?.kind,
    also: headings[name],
    labels: catalogues.flatMap((one) => textOf(one, `resources.${entity.name}.fields.${name}`) ?? []),
  }));
}

/** Undefined until the other languages are there. */
export const useCandidates = (entity: Entity, columns: readonly string[], upload: Upload): Candidate[] | undefined =>
  useQuery({
    queryKey: ['upload-labels', entity.name, upload.page, columns],
    queryFn: () => candidatesOf(entity, columns, headingsOf(upload)),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;

/** 000 §7 Other shared calls: the tags used in the session's building. */
import { sql } from 'drizzle-orm';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';
import { inAlphabet } from '#server/db/alphabet.ts';
import { folded } from '#server/db/folded.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { likeText } from '#server/engine/lists/filters.ts';
import { AppError } from '#server/errors/appError.ts';

const MAX_TAGS = 50;
const MAX_SEARCH_LENGTH = 100;

export const tagOptions: AreaCall = {
  method: 'GET',
  path: '/system-tags/drop-down',
  summary: 'Tags of the building, by name; wildcardSearch narrows them',
  everybody: 'the tags of the session’s own building, by name',
  reason: 'fields of many entities share the tags of a building, which are records of none',
  query: ['wildcardSearch'],
  returns: 'options',
  run: async ({ db, reach, query }): Promise<Option[]> => {
    const { wildcardSearch = '' } = query;
    if (typeof wildcardSearch !== 'string' || wildcardSearch.length > MAX_SEARCH_LENGTH)
      throw new AppError('badQuery', { params: { param: 'wildcardSearch' } });
    const rows = await db.query<{ id: number; name: string }>(sql`
      select id, name from system_tags where building_id = ${reach.buildingId ?? -1} and ${folded(sql.raw('name'))} like ${folded(sql`${likeText(lineForm(wildcardSearch).normalize('NFKC'))}::text`)} order by ${inAlphabet(sql.raw('name'))}, id limit ${MAX_TAGS}`);
    return rows.map(({ id, name }) => ({ id, code: name, label: name, value: name, categoryCode: 'SYSTEM_TAG' }));
  },
};

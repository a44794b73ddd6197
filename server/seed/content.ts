/** Published content of the demo data: what the home screen features, its header, articles, and links with QR codes. */

import { article } from '#schemas/content/article.ts';
import { deepLink } from '#schemas/content/deepLink.ts';
import { featuredItem } from '#schemas/content/featuredItem.ts';
import { articleSample, deepLinkSample, featuredItemSample, welcomeTo } from '#schemas/content/samples.ts';
import { addDays } from '#schemas/kernel/fields/days.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { seedWritten, stampedBy, uuidOf } from './written.ts';

/** Statuses of articles, in order. */
const articles = ['PUBLISHED', 'PUBLISHED', 'DRAFT'] as const;
/** Days from today on which an item is shown first and last. */
const items = [
  { status: 'ONGOING', from: -6, to: 30 },
  { status: 'ONGOING', from: -20, to: null },
  { status: 'UPCOMING', from: 5, to: 20 },
  { status: 'DRAFT', from: 8, to: 22 },
  { status: 'PAST', from: -60, to: -30 },
] as const;

/** What the items open, in turn. */
const links = [
  { type: 'WEB_LINK', url: 'https://garden.example/sky', openIn: 'APP' },
  { type: 'PHONE', phone: '+65 6123 4567' },
] as const;

const atOf = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export async function seedContent(on: Queryable, building: SeededBuilding, admin: SeededUser): Promise<void> {
  const { today, id: officeCentreId, place } = building;
  const written = { building, by: admin };
  await seedWritten(
    on,
    { entity: article, prefix: 'AT', ...written },
    articles.map((status, index) => {
      const createdDate = daysBefore(today, 20 - index * 6, index * 11);
      const isPublished = status === 'PUBLISHED';
      return {
        ...atOf(articleSample.records, index),
        visible: true,
        status,
        ...stampedBy('published', admin, isPublished ? createdDate : null),
        createdDate,
        moves: isPublished ? [['publish', 'PUBLISHED'] as const] : [],
      };
    }),
  );
  const read = { opens: 'ITEM', link: null, moduleCode: 'ARTICLE', appDeepLink: `atrium://article/${uuidOf(officeCentreId, 0)}` };
  const [first] = await on.text<{ id: number }>('select id from articles where office_centre_id = $1 order by id limit 1', [
    officeCentreId,
  ]);
  const ends = (from: number, to: number | null) => ({
    publishStartDate: `${addDays(today, from)}T01:00:00Z`,
    publishEndDate: to === null ? null : `${addDays(today, to)}T10:00:00Z`,
  });
  await seedWritten(
    on,
    { entity: featuredItem, prefix: 'FI', ...written },
    items.map(({ status, from, to }, index) => {
      const createdDate = daysBefore(today, Math.max(2 - from, 1), index * 7);
      const isPublished = status !== 'DRAFT';
      return {
        buttonText: null,
        ...atOf(featuredItemSample.records, index),
        opens: 'LINK',
        link: atOf(links, index),
        moduleCode: null,
        appDeepLink: null,
        ...(index === 2 ? read : {}),
        sourceItemIdentifier: index === 2 ? (first?.id ?? null) : null,
        ...ends(from, to),
        position: index + 1,
        visible: true,
        status,
        ...stampedBy('published', admin, isPublished ? createdDate : null),
        createdDate,
        moves: isPublished ? [['publish', 'UPCOMING'] as const] : [],
      };
    }),
  );
  await seedWritten(
    on,
    { entity: deepLink, prefix: 'DL', ...written },
    deepLinkSample.records.map((record, index) => ({
      ...record,
      url: `atrium://${record.moduleCode.toLowerCase()}`,
      createdDate: daysBefore(today, 15, index * 5),
      moves: [],
    })),
  );
  const createdDate = daysBefore(today, 30);
  const name = welcomeTo(place.building);
  const stamps = { createdDate, createdUserId: admin.id, updatedDate: createdDate, updatedUserId: admin.id, version: 1 };
  await insertRows(on, 'homepage_headers', [{ officeCentreId, enabled: true, name, textColour: 'LIGHT', ...stamps }]);
}

/** Documents of the demo data: categories with two documents each, one with a former version, and people who have read them. */
import { fallbackLocale } from '#i18n/locales.ts';
import { documentCategorySample, documentSample } from '#schemas/documents/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { pdfPage, type SeedStorage, seedFile } from './files.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';

/** What each document says, in the order of the samples. */
const TEXTS = [
  ['Opening hours: 7 am to 10 pm, Monday to Saturday.', 'The building team is on level 1 and answers day and night.'],
  ['Drive at 10 km/h. Park within the lines of your space.', 'Charging is for vehicles that charge.'],
  ['Plans are approved by the building before work begins.', 'Noisy work: before 9 am and after 6 pm only.'],
  ['The goods lift is booked two working days ahead.', 'Protect its walls, and leave the lobby clean.'],
  ['Leave by the nearest staircase. Do not use the lifts.', 'The assembly point is the square at the east entrance.'],
  ['Early shift: 7 am to 3 pm. Late shift: 2 pm to 10 pm.', 'Hand over at the desk, with the log book.'],
] as const;
const PER_CATEGORY = 2;

export async function seedDocuments(
  on: Queryable,
  storage: SeedStorage,
  { id: officeCentreId, today, tenants }: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const stamps = (createdDate: string, version = 1) => ({
    officeCentreId,
    createdDate,
    createdUserId: admin.id,
    updatedDate: createdDate,
    updatedUserId: admin.id,
    version,
  });
  const categories = await insertRows(
    on,
    'document_categories',
    documentCategorySample.records.map((record) => ({ ...record, ...stamps(daysBefore(today, 120)) })),
  );
  const fileOf = (index: number, text: readonly string[]) => {
    const name = documentSample.records[index]?.documentName[fallbackLocale] ?? '';
    return seedFile(on, storage, admin, officeCentreId, { name: `${name}.pdf`, extension: 'pdf', bytes: pdfPage(name, text) });
  };
  const files: number[] = [];
  for (const index of documentSample.records.keys()) files.push(await fileOf(index, TEXTS[index] ?? []));
  const rows = documentSample.records.map((record, index) => {
    const versionNo = index === 0 ? 2 : 1;
    const uploadedDate = daysBefore(today, 60 - index * 7, index * 9);
    return {
      ...record,
      categoryId: categories[Math.floor(index / PER_CATEGORY)],
      documentFileId: files[index] as number,
      versionNo,
      uploadedDate,
      uploadedUserId: admin.id,
      ...stamps(uploadedDate, versionNo),
    };
  });
  const ids = await insertRows(on, 'documents', rows);
  const version = (index: number, versionNo: number, documentFileId: number, uploadedDate: string) => ({
    documentId: ids[index],
    versionNo,
    documentFileId,
    uploadedDate,
    uploadedUserId: admin.id,
    ...stamps(uploadedDate),
  });
  const former = await fileOf(0, ['Opening hours: 7 am to 9 pm, Monday to Friday.']);
  await insertRows(on, 'document_versions', [
    version(0, 1, former, daysBefore(today, 100)),
    ...rows.map(({ documentFileId, versionNo, createdDate }, index) => version(index, versionNo, documentFileId, createdDate)),
  ]);
  const isTenant = (centreId: number | null) => tenants.some(({ id, active }) => id === centreId && active);
  const readers = users.filter(({ centreId }) => isTenant(centreId)).slice(0, 6);
  await insertRows(
    on,
    'document_readings',
    readers.flatMap(({ id: userId, centreId: tenantId }, turn) =>
      [0, 1, 4].map((index) => {
        const firstReadDate = daysBefore(today, 20 - turn * 2, turn * 17 + index * 5);
        const versionNo = rows[index]?.versionNo;
        return {
          documentId: ids[index],
          userId,
          tenantId,
          versionNo,
          firstReadDate,
          lastReadDate: firstReadDate,
          ...stamps(firstReadDate),
        };
      }),
    ),
  );
}

/** Retail of the demo data: categories, stores with hours and delivery periods, one of them of a company in the building, and reviews. */
import { opcCategory } from '#schemas/retail/opcCategory.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import { deliveryPeriodSample, opcCategorySample, retailCategorySample, retailStoreSample } from '#schemas/retail/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { daysBefore } from './dates.ts';
import { seedHistory } from './history.ts';
import { insertRows } from './insert.ts';
import { seedMenus } from './menus.ts';
import { numbered } from './numbered.ts';
import { seedPromoCodes } from './promoCodes.ts';
import type { SeededUser } from './users.ts';
import { stampedBy, uuidOf } from './written.ts';

/** What a new store starts with. */
const plain = {
  location: null,
  description: null,
  websiteUrl: null,
  opc: false,
  externalRetail: false,
  enablePickUp: true,
  enableDelivery: false,
  deliveryFee: null,
  deliveryLeadTime: null,
  collectionTime: 15,
  peakActivity: false,
  peakWaitDuration: null,
  autoAcceptOrder: false,
  autoMarkAsPrepared: false,
  autoMarkAsCollected: false,
  orderStatus: 'OPEN',
  answerMinutes: 10,
  maxOrdersPerSlot: null,
  slotMinutes: 15,
  taxIncluded: true,
  fontSize: 'MEDIUM',
  includeCardDetail: false,
  nameOnDocket: true,
  phoneOnDocket: false,
  minReviewToDisplayReview: 2,
  notifyPartyEmails: null,
  active: true,
};
/** By the place of the store: its categories, and the codes that are printed in its QR code. */
const KINDS = [0, 0, 1] as const;
const OPC_KINDS: readonly (readonly number[])[] = [[0], [1], []];
const CODES = ['KP7Q2MXW4T', 'MN3R8HVZ6C', 'HD5W9KJY2B'] as const;
/** Of a company whose people run the first store. */
const KOPI = 'KOPI';
const REVIEWS = [
  { rating: 5, comment: 'The best kaya toast in the building.' },
  { rating: 4, comment: '咖啡很好，早上要排隊。' },
  { rating: 4, comment: null },
] as const;

export async function seedRetail(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, today, tenants, place } = building;
  if (!place.addOns.includes('RETAIL_MANAGEMENT')) return;
  const at = daysBefore(today, 120);
  const written = { createdDate: at, createdUserId: admin.id, updatedDate: at, updatedUserId: admin.id, version: 1 };
  const own = (index: number) => ({ ...written, officeCentreId, uuid: uuidOf(officeCentreId, index), position: index + 1 });
  const categories = await insertRows(
    on,
    'retail_categories',
    retailCategorySample.records.map((record, index) => ({ ...record, active: true, ...own(index) })),
  );
  const opcNumbers = await numbered(
    on,
    officeCentreId,
    'OC',
    opcCategorySample.records.map(() => at),
  );
  const opcCategories = await insertRows(
    on,
    opcCategory.table,
    opcCategorySample.records.map((record, index) => ({
      recommended: false,
      ...record,
      active: true,
      referenceNo: opcNumbers[index],
      ...own(index),
    })),
  );
  const merchant = tenants.find(({ code }) => code === KOPI);
  const numbers = await numbered(
    on,
    officeCentreId,
    'RS',
    retailStoreSample.records.map(() => at),
  );
  const reviewers = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  const rated = REVIEWS.slice(0, reviewers.length);
  const stores = await insertRows(
    on,
    retailStore.table,
    retailStoreSample.records.map((record, index) => ({
      ...plain,
      ...record,
      categoriesIds: [categories[KINDS[index] ?? 0]],
      retailTenantId: index === 0 ? (merchant?.id ?? null) : null,
      referenceNo: numbers[index],
      uniqueCode: `${CODES[index]}`.slice(0, 9) + String(officeCentreId).slice(-1),
      noOfReview: index === 0 ? rated.length : 0,
      rating:
        index === 0 && rated.length
          ? Math.round((rated.reduce((sum, { rating }) => sum + rating, 0) * 100) / rated.length)
          : null,
      ...stampedBy('activated', admin, at),
      ...own(index),
    })),
  );
  await insertRows(
    on,
    'opc_category_stores',
    OPC_KINDS.flatMap((kinds, index) =>
      kinds.map((kind) => ({ ...written, officeCentreId, opcCategoryId: opcCategories[kind], retailStoreId: stores[index] })),
    ),
  );
  const below = { officeCentreId, retailStoreId: stores[0], retailTenantId: merchant?.id ?? null };
  await insertRows(
    on,
    'retail_store_delivery_periods',
    deliveryPeriodSample.records.map((record, index) => ({
      ...record,
      ...below,
      ...written,
      uuid: uuidOf(officeCentreId, index),
    })),
  );
  await insertRows(
    on,
    'retail_store_reviews',
    rated.map((review, index) => ({
      ...review,
      ...below,
      reviewerId: reviewers[index]?.id,
      ...written,
      createdDate: daysBefore(today, 9 - index * 3),
      uuid: uuidOf(officeCentreId, index),
    })),
  );
  await seedMenus(on, { officeCentreId, today, at, admin }, { id: stores[0] as number, tenantId: merchant?.id ?? null });
  await seedHistory(
    on,
    stores.map((recordId) => ({
      entity: retailStore.name,
      recordId,
      action: 'create',
      at,
      by: admin,
      centreId: officeCentreId,
      changes: [],
    })),
  );
  await seedPromoCodes(on, building, users, admin, stores.slice(0, 2));
}

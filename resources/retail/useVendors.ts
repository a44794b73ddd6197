/** The stores where people order, in the building's order: those that the session sees. */
import { useGetList } from 'ra-core';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { retailStore } from '#schemas/retail/retailStore.ts';

export type Vendor = RecordOf<typeof retailStore>;

export const useVendors = () =>
  useGetList<Vendor>('retail-stores', {
    pagination: { page: 1, perPage: MAX_LIMIT },
    sort: { field: 'position', order: 'ASC' },
    filter: { opc: true, active: true },
  });

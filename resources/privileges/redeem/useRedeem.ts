/** Redeems the privilege that a code belongs to. */
import { useQueryClient } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { type Taken, useScans } from '#src/kit/scanDesk/useScans.ts';

interface Redeemed extends Taken {
  referenceNo: string;
  promotionName: LocalizedText;
  redeemedDate: string;
}

/** @param retailStoreId of the store where they are redeemed; empty: not named */
export function useRedeem(retailStoreId: string) {
  const queries = useQueryClient();
  return useScans(async (code) => {
    const body = { code, ...(retailStoreId ? { retailStoreId: Number(retailStoreId) } : {}) };
    try {
      return (await http<Redeemed>('PUT', '/promotion-redemptions/redeem-by-code', { body })).data;
    } finally {
      void queries.invalidateQueries({ queryKey: ['promotion-redemptions'] });
    }
  });
}

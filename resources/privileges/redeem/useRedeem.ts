/** Codes one after the other, in the order in which they were read, and what came of each: the newest first. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import { codeIn } from '#schemas/privileges/redemptionCode.ts';
import { errorText } from '#src/kit/values/errorText.ts';

interface Redeemed {
  referenceNo: string;
  promotionName: LocalizedText;
  redeemedDate: string;
  /** It had been redeemed before. */
  again: boolean;
}
export interface Outcome {
  /** Counts up, so that the same answer twice is seen as two. */
  number: number;
  code: string;
  /** Absent where the code was refused. */
  data?: Redeemed;
  /** Why it was refused. */
  problem?: string;
}
/** How many of them are kept on the page. */
const KEPT = 20;

/** @param retailStoreId of the store where they are redeemed; empty: not named */
export function useRedeem(retailStoreId: string) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);
  const count = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const redeem = (text: string) => {
    const code = codeIn(text);
    if (!code) return;
    setBusy(true);
    const body = { code, ...(retailStoreId ? { retailStoreId: Number(retailStoreId) } : {}) };
    const turn = last.current.then(async () => {
      const outcome = await http<Redeemed>('PUT', '/promotion-redemptions/redeem-by-code', { body }).then(
        ({ data }) => ({ data }),
        (error: unknown) => ({ problem: errorText(translate, error) }),
      );
      count.current += 1;
      const number = count.current;
      setOutcomes((before) => [{ number, code, ...outcome }, ...before].slice(0, KEPT));
      void queries.invalidateQueries({ queryKey: ['promotion-redemptions'] });
      if (last.current === turn) setBusy(false);
    });
    last.current = turn;
  };
  return { outcomes, busy, redeem };
}

import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Item } from './items.ts';
import { recordPage } from './recordPage.ts';
import { iconOf } from './usePageItems.ts';

/** Debounce in ms. */
const SETTLE_MS = 250;
const MIN_LENGTH = 2;
/** At least two characters, or one in a script where one character is a word: 陳. */
const isSearched = (text: string): boolean => [...text].length >= MIN_LENGTH || /[\u0080-\u{10ffff}]/u.test(text);

interface Found {
  entity: string;
  id: number | string;
  label: string;
  note: string | null;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Records by reference number or name, from the server, once two characters are typed. */
export function useRecordItems(typed: string): { items: Item[]; isFetching: boolean; error: unknown } {
  const translate = useTranslate();
  const { officeCentre } = useSession();
  const text = typed.trim();
  const settled = useSettled(text);
  const isLong = isSearched(text);
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', officeCentre?.officeCentreId, settled],
    queryFn: async ({ signal }) => (await http<Found[]>('GET', '/search', { query: { text: settled }, signal })).data,
    enabled: isLong && isSearched(settled),
    staleTime: 30_000,
  });
  const found = isLong && settled === text ? (data ?? []) : [];
  const items = found.flatMap(({ entity, id, label, note }): Item[] => {
    const to = recordPage(entity, id);
    const kind = translate(`resources.${entity}.name`, { smart_count: 1 });
    return to
      ? [
          {
            key: `record-${entity}-${id}`,
            group: 'records',
            label,
            note: [note, kind].filter(Boolean).join(' · '),
            Icon: iconOf(entity),
            to,
          },
        ]
      : [];
  });
  return { items, isFetching: isLong && (isFetching || settled !== text), error: isLong ? error : undefined };
}

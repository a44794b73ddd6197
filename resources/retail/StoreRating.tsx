/** Beside the title of a store: how it is rated, once somebody has. */
import { useLocale, useTranslate } from 'ra-core';
import type { retailStore } from '#schemas/retail/retailStore.ts';
import { StatusChip } from '#src/kit/values/StatusChip.tsx';
import type { RecordSlot } from '../area.ts';
import { starsText } from './stars.ts';

export default function StoreRating({ record: { rating, noOfReview } }: RecordSlot<typeof retailStore>) {
  const translate = useTranslate();
  const locale = useLocale();
  if (typeof rating !== 'number' || !noOfReview) return null;
  return (
    <StatusChip tone="info">
      {translate('resources.retail-stores.rated', { stars: starsText(rating, locale), smart_count: noOfReview })}
    </StatusChip>
  );
}

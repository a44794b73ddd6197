/** The rating of a store in a list. */
import { useLocale, useTranslate } from 'ra-core';
import type { retailStore } from '#schemas/retail/retailStore.ts';
import type { CellSlot } from '../area.ts';
import { starsText } from './stars.ts';

export default function Rating({ value }: CellSlot<typeof retailStore>) {
  const translate = useTranslate();
  const stars = starsText(Number(value), useLocale());
  return (
    <span title={translate('resources.retail-stores.stars', { stars })} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {`★ ${stars}`}
    </span>
  );
}

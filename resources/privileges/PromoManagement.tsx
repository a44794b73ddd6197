/** /promo-management: what is published now, in its order, with how much of it has been given out, redeemed, liked and viewed (001 §2). */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList, useLocale, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { fallbackLocale, type LocaleCode } from '#i18n/locales.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { MAX_LIMIT } from '#schemas/kernel/lists/query.ts';
import type { promotion } from '#schemas/privileges/promotion.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { CentreNeeded } from '../generate/CentreNeeded.tsx';
import { recordPath } from '../generate/pagePath.ts';
import { ScreenHeader } from '../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../generate/useEntity.ts';
import { useWords } from '../generate/words.ts';

type Promotion = RecordOf<typeof promotion>;
const NUMBERS = ['issuedQty', 'redeemedQty', 'likeCount', 'viewCount'] as const;

export default function PromoManagement() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <Published /> : <CentreNeeded />}
    </>
  );
}

function Published() {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useGetList<Promotion>('promotions', {
    pagination: { page: 1, perPage: MAX_LIMIT },
    sort: { field: 'sequence', order: 'ASC' },
    filter: { displayStatus: 'PUBLISHED' },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton />;
  if (!data?.length) return <EmptyState hint={translate('resources.promotions.nonePublished')} />;
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {data.map((one) => (
        <li key={one.id}>
          <Numbers record={one} />
        </li>
      ))}
    </Box>
  );
}

function Numbers({ record }: { record: Promotion }) {
  const entity = useEntity('promotions');
  const words = useWords(entity);
  const locale = useLocale() as LocaleCode;
  const name = record.name as Partial<Record<LocaleCode, string>>;
  return (
    <SectionCard title={name[locale] || name[fallbackLocale] || ''}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, m: 0 }}>
        {NUMBERS.map((field) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {words.field(field)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {record[field]}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link
        component={LinkBase}
        to={recordPath(entity, record.uuid) ?? '/'}
        variant="body2"
        sx={{ display: 'inline-block', mt: 1.5 }}
      >
        {String(record.referenceNo)}
      </Link>
    </SectionCard>
  );
}

/** The history of an upload page: what the person has uploaded lately. Each leads to its result, where it can be undone. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { useAtrium } from '../useAtrium.ts';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';

export function PastUploads({ entity, name, upload }: StepProps) {
  const translate = useTranslate();
  const provider = useAtrium();
  const { data } = useQuery({
    queryKey: ['past-uploads', entity.name, name],
    queryFn: async ({ signal }) => (await provider.pastUploads({ entity: entity.name, upload: name, signal })).data,
    staleTime: 0,
  });
  if (!data?.length) return null;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <SectionCard title={translate('bulkUpload.past.title')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {data.map(({ uploadId, fileName, status, finishedDate, uploadedRecords }) => (
            <Box component="li" key={uploadId} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}>
              <Link component={LinkBase} to={stepPath(upload, 'result', uploadId)} sx={{ flex: '1 1 200px' }}>
                {fileName}
              </Link>
              <DateTime value={finishedDate} />
              <Box sx={{ color: 'text.secondary', minWidth: 120 }}>
                {status === 'UNDONE'
                  ? translate('bulkUpload.past.undone')
                  : translate('bulkUpload.past.row', { count: formatCount(uploadedRecords) })}
              </Box>
            </Box>
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}

/** What was done with the PIN code of a person, for those who may list passes. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';

const WORDS = 'resources.qr-passes.profile';

interface Transaction {
  id: number;
  type: string;
  transactionDate: string;
  doneBy: { label: string } | null;
}

export function PinTransactions({ centre, id }: { centre: number; id: number }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const path = `/office-centres/${centre}/access-pin-code-transactions/user/${id}`;
  const { data } = useQuery({
    queryKey: ['access-pin-code-transactions', path],
    queryFn: async ({ signal }) => (await http<Paged<Transaction>>('GET', path, { signal })).data.items,
    enabled: permissions.includes('ACCESS_PASS_LIST'),
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <SectionCard title={translate(`${WORDS}.transactions`)}>
      {data.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate(`${WORDS}.noTransactions`)}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {data.map(({ id: key, type, transactionDate, doneBy }) => (
            <li key={key}>
              <DateTime value={transactionDate} /> · {translate(`resources.access-pin-code-transactions.enums.type.${type}`)}
              {doneBy && ` · ${doneBy.label}`}
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}

/** How many people are in, by floor and by company, and the way to a roll call. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { usePresence } from './useRoom.ts';
import { ROOM } from './words.ts';

/** Floors as people count them, and those who are on none at the end. */
const inOrder = ({ floorNo: one }: { floorNo: string | null }, { floorNo: other }: { floorNo: string | null }): number =>
  Number(one === null) - Number(other === null) || (one ?? '').localeCompare(other ?? '', undefined, { numeric: true });

export function WhoIsIn({ centre, mayAct }: { centre: number; mayAct: boolean }) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const { data } = usePresence(centre);
  const floors = [...(data?.floors ?? [])].sort(inOrder).map(({ floorNo, count }) => ({
    key: floorNo ?? '',
    name: floorNo ? translate('resources.roll-calls.wardens.floor', { floor: floorNo }) : translate(`${ROOM}.noFloor`),
    count,
  }));
  const companies = (data?.companies ?? []).map(({ id, name, count }) => ({ key: String(id), name, count }));
  return (
    <SectionCard
      title={translate(`${ROOM}.whoIsIn`)}
      action={
        mayAct && (
          <Button component={Link} to="/roll-calls/add" size="small" variant="outlined" color="inherit">
            {translate(`${ROOM}.rollCall`)}
          </Button>
        )
      }
    >
      <Box role="status" sx={{ fontWeight: 600 }}>
        {data && (data.count ? translate(`${ROOM}.isIn`, { count: number.format(data.count) }) : translate(`${ROOM}.nobodyIn`))}
      </Box>
      {data && data.count > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mt: 1.5 }}>
          <Counts head={translate(`${ROOM}.byFloor`)} rows={floors} />
          <Counts head={translate(`${ROOM}.byCompany`)} rows={companies} />
        </Box>
      )}
    </SectionCard>
  );
}

interface CountsProps {
  head: string;
  rows: readonly { key: string; name: string; count: number }[];
}
function Counts({ head, rows }: CountsProps) {
  const number = new Intl.NumberFormat(useLocale());
  return (
    <Box>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' }}>
        {head}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}>
        {rows.map(({ key, name, count }) => (
          <Box key={key} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {number.format(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

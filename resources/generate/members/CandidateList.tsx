/** People to tick, a page at a time. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { formatCount } from '#i18n/formatCount.ts';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import type { Found } from './useCandidates.ts';

interface Props {
  found: Found;
  /** Their uuids. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export function CandidateList({ found, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const { items, total = 0, capped, error, hasMore, isBusy, more, retry } = found;
  if (error && !items) return <ErrorState error={error} onRetry={retry} />;
  if (!items) return <TableSkeleton />;
  if (!items.length) return <EmptyState hint={translate('members.noMatch')} />;
  const toggle = (uuid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uuid)) next.add(uuid);
    onChoose(next);
  };
  return (
    <>
      <Box aria-live="polite" sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>
        {capped
          ? translate('members.foundMany', { count: formatCount(total) })
          : translate('members.found', { smart_count: total })}
      </Box>
      <Box component="ul" aria-busy={isBusy} sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
        {items.map(({ uuid, fullName, username, officeCentre }) => (
          <Box component="li" key={uuid} sx={{ borderTop: '1px solid var(--at-line)' }}>
            <FormControlLabel
              sx={{ width: '100%', m: 0, py: 0.5, overflowWrap: 'anywhere' }}
              control={<Checkbox size="small" checked={chosen.has(uuid)} onChange={() => toggle(uuid)} />}
              label={
                <>
                  {fullName}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                    {[username, officeCentre?.label].filter(Boolean).join(' · ')}
                  </Box>
                </>
              }
            />
          </Box>
        ))}
      </Box>
      {hasMore && (
        <Button size="small" onClick={more} loading={isBusy} sx={{ mt: 1 }}>
          {translate('members.more')}
        </Button>
      )}
    </>
  );
}

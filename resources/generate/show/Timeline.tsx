/** What happened to the record, newest first, beside its sections; the history tab has every value. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import type { Row } from '../Row.ts';
import { Moment } from './Moment.tsx';
import { timelineOf } from './timeline.ts';
import { useHistory } from './useHistory.ts';

interface Props {
  entity: Entity;
  record: Row;
  /** Opens the history with every value. */
  onHistory: () => void;
}

export default function Timeline({ entity, record, onHistory }: Props) {
  const translate = useTranslate();
  const session = useSession();
  const isLogged = Boolean(entity.api.verbs.history) && can(session, entity, 'history');
  const { data, error, isLoading, refetch } = useHistory(entity, record.id, isLogged);
  const pages = data?.pages ?? [];
  const happenings = timelineOf(
    entity,
    record,
    pages.flatMap((page) => page.data),
  );
  return (
    <Box component="section" aria-label={translate('record.timeline.title')} sx={card}>
      <Typography component="h2" sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1.5 }}>
        {translate('record.timeline.title')}
      </Typography>
      {isLoading ? (
        <TableSkeleton count={3} />
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {happenings.map((one) => (
            <Moment key={one.key} entity={entity} record={record} happening={one} />
          ))}
        </Box>
      )}
      {error && !data && (
        <Typography role="alert" variant="body2" component="div" sx={{ color: 'text.secondary', mt: 1 }}>
          {translate('record.timeline.failed')} {errorText(translate, error)}
          <Button size="small" onClick={() => void refetch()} sx={{ display: 'block', ml: -1.75 }}>
            {translate('kit.retry')}
          </Button>
        </Typography>
      )}
      {isLogged && pages.length > 0 && (
        <Button size="small" onClick={onHistory} sx={{ ml: -1.75, mt: 0.5 }} className="at-screen">
          {translate('record.timeline.all')}
        </Button>
      )}
    </Box>
  );
}

const card = {
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  px: { xs: 2, sm: 2.5 },
  pt: 1.75,
  pb: 1.25,
  mb: 2,
};

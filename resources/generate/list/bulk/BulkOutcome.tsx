import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type Identifier, useTranslate } from 'ra-core';

export interface Outcome {
  /** What was done. */
  label: string;
  rows: readonly { id: Identifier; title: string; done: boolean; message: string }[];
}

interface Props {
  outcome: Outcome;
  onClose: () => void;
}

/** The result of a bulk action by row, rejected rows first with the reason. */
export default function BulkOutcome({ outcome, onClose }: Props) {
  const translate = useTranslate();
  const done = outcome.rows.filter((row) => row.done).length;
  const refusedFirst = [...outcome.rows].sort((one, other) => Number(one.done) - Number(other.done));
  return (
    <Alert
      severity={done < outcome.rows.length ? 'warning' : 'success'}
      onClose={onClose}
      sx={{ mx: 2, mb: 1, alignItems: 'flex-start' }}
    >
      <AlertTitle sx={{ m: 0 }}>
        {translate('kit.bulkDone', { action: outcome.label, done, total: outcome.rows.length })}
      </AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, maxHeight: 220, overflowY: 'auto' }}>
        {refusedFirst.map((row) => {
          const Icon = row.done ? CheckCircle : ErrorOutline;
          return (
            <Box component="li" key={row.id} sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', py: 0.25 }}>
              <Icon aria-hidden sx={{ fontSize: 18, mt: '1px', color: row.done ? 'var(--at-success)' : 'var(--at-danger)' }} />
              <span>
                <strong>{row.title}</strong>:{' '}
                {row.done ? translate('lists.bulk.done') : translate(row.message, { _: row.message })}
              </span>
            </Box>
          );
        })}
      </Box>
    </Alert>
  );
}

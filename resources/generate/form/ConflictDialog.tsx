/** Two people changed the same record: both values of each field, and which one shall stand. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Field } from '#schemas/kernel/field.ts';
import { FieldValue } from '../kinds/display.tsx';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';
import { type Difference, differences } from './conflicts.ts';
import type { Conflict } from './useSubmit.ts';

interface Props {
  entity: Entity;
  conflict: Conflict;
  /** The record with which the form began. */
  started: Values;
  /** The form's values, and what they embed, for showing them. */
  shown: Values;
  onClose: () => void;
  onResolve: (values: Values) => void;
}

export default function ConflictDialog({ entity, conflict: { theirs, mine }, started, shown, onClose, onResolve }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const titleId = useId();
  const [differing] = useState(() => differences(entity, started, mine, theirs));
  const [choice, setChoice] = useState<Record<string, 'mine' | 'theirs'>>(() =>
    Object.fromEntries(differing.map(({ key, changed }) => [key, changed ? 'mine' : 'theirs'])),
  );
  const value = ({ name, key }: Difference, of: 'mine' | 'theirs') => {
    const field = entity.fields[name] as Field;
    const record = of === 'theirs' ? theirs : { ...shown, ...(key === name ? { [name]: mine[key] } : {}) };
    return <FieldValue place="cell" entity={entity} name={name} field={field} record={record} />;
  };
  const resolve = () =>
    onResolve(Object.fromEntries(differing.map(({ key }) => [key, (choice[key] === 'mine' ? mine : theirs)[key]])));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('kit.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(differing.length ? 'kit.conflict.text' : 'kit.conflict.elsewhere')}
        </DialogContentText>
        {differing.map((difference) => (
          <Box key={difference.key} sx={{ py: 1.5, borderTop: '1px solid var(--at-line)' }}>
            <Typography id={`${titleId}-${difference.key}`} sx={{ fontWeight: 600, mb: 0.5 }}>
              {words.field(difference.name)}
            </Typography>
            <RadioGroup
              aria-labelledby={`${titleId}-${difference.key}`}
              value={choice[difference.key]}
              onChange={(_, next) => setChoice({ ...choice, [difference.key]: next as 'mine' | 'theirs' })}
            >
              {(['mine', 'theirs'] as const).map((of) => (
                <FormControlLabel
                  key={of}
                  value={of}
                  control={<Radio size="small" />}
                  label={
                    <span>
                      <span style={{ color: 'var(--at-text-soft)' }}>{translate(`kit.conflict.${of}`)}</span>{' '}
                      {value(difference, of)}
                    </span>
                  }
                />
              ))}
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('kit.cancel')}
        </Button>
        <Button variant="contained" onClick={resolve}>
          {translate('kit.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Two people changed the same record: what is stored now, what was typed here, and which of the two to keep. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { ChangeTable } from '../changes/ChangeTable.tsx';
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
  const side = (difference: Difference, of: 'mine' | 'theirs') => (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', m: 0, '& .MuiRadio-root': { p: 0, pr: 0.75 } }}
      control={
        <Radio
          size="small"
          name={`${titleId}-${difference.key}`}
          value={of}
          checked={choice[difference.key] === of}
          onChange={() => setChoice({ ...choice, [difference.key]: of })}
        />
      }
      label={
        <>
          <span style={visuallyHidden}>
            {words.field(difference.name)}, {translate(`kit.conflict.${of}`)}{' '}
          </span>
          {value(difference, of)}
        </>
      }
    />
  );
  const resolve = () =>
    onResolve(Object.fromEntries(differing.map(({ key }) => [key, (choice[key] === 'mine' ? mine : theirs)[key]])));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('kit.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(differing.length ? 'kit.conflict.text' : 'kit.conflict.elsewhere')}
        </DialogContentText>
        {differing.length > 0 && (
          <ChangeTable
            label={translate('kit.conflict.title')}
            before={translate('kit.conflict.theirs')}
            after={translate('kit.conflict.mine')}
            lines={differing.map((difference) => ({
              key: difference.key,
              field: words.field(difference.name),
              before: side(difference, 'theirs'),
              after: side(difference, 'mine'),
            }))}
          />
        )}
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

/** The dialog of an action that asks for fields: the edit button of a section, for example. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { useIsSaving } from '../form/useIsSaving.ts';
import { WaitingForFiles } from '../form/WaitingForFiles.tsx';
import type { Row } from '../Row.ts';
import { useRecordName } from '../useRecordName.ts';
import { useWords } from '../words.ts';
import { useRunAction } from './useRunAction.ts';
import { useSeriesChoice } from './useSeriesChoice.tsx';

interface Props {
  entity: Entity;
  name: string;
  record: Row;
  onClose: () => void;
}

export default function ActionFormDialog({ entity, name, record, onClose }: Props) {
  const words = useWords(entity);
  const session = useSession();
  const nameOf = useRecordName(entity);
  const titleId = useId();
  const start = startOf(entity, name, record, session);
  const { send } = useRunAction(entity, name, record);
  const { part, choice } = useSeriesChoice(entity, name, record);
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>
        {words.action(name)}
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {nameOf(record)}
        </Typography>
      </DialogTitle>
      <EntityForm
        entity={entity}
        operation={name}
        record={start}
        inset
        send={async (body, version) => {
          await send(body, version, part);
          onClose();
        }}
      >
        <DialogContent>
          <FormFields entity={entity} operation={name} names={inputNames(entity, name, session)} record={start} narrow />
          {choice}
        </DialogContent>
        <Buttons label={words.send(name, entity.actions[name])} onClose={onClose} />
      </EntityForm>
    </Dialog>
  );
}

/** What the dialog begins with. */
function startOf({ fields, actions }: Entity, name: string, record: Row, { side, userId, fullName }: Session): Row {
  const { input = [], startsEmpty, mine = [] } = actions[name] ?? {};
  const keyOf = (one: string) => wireKey(one, fields[one] as Field);
  const empty = startsEmpty ? input.map((one) => [keyOf(one), null]) : [];
  const open = side === 'platform' ? [] : mine.filter((one) => record[keyOf(one)] == null);
  const me = open.flatMap((one) => [
    [keyOf(one), userId],
    [one, { id: userId, label: fullName }],
  ]);
  return { ...record, ...Object.fromEntries([...empty, ...me]) };
}

function Buttons({ label, onClose }: { label: string; onClose: () => void }) {
  const isSaving = useIsSaving();
  const translate = useTranslate();
  return (
    <DialogActions>
      <WaitingForFiles />
      <Button color="inherit" onClick={onClose} disabled={isSaving}>
        {translate('kit.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving}>
        {label}
      </Button>
    </DialogActions>
  );
}

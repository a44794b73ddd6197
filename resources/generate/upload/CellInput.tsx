import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { isNeeded } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, isOneReference } from '#schemas/kernel/fields/field.ts';
import { useChoices } from '../kinds/useChoices.ts';
import { useWords } from '../words.ts';
import { offeredValues } from './offered.ts';

interface Props {
  entity: Entity;
  upload: Upload;
  name: string;
  text: string;
  problem?: string;
  autoFocus: boolean;
  onChange: (text: string) => void;
}

/** One cell as text, with what may be chosen suggested below it: a cell may hold anything, and the check says what is wrong. */
export function CellInput({ entity, upload, name, text, problem, autoFocus, onChange }: Props) {
  const words = useWords(entity);
  const session = useSession();
  const id = useId();
  const [touched, setTouched] = useState(false);
  const field = entity.fields[name] as Field;
  const target = isOneReference(field) ? field.to : undefined;
  // Invalid text would match no suggestion: all are suggested until something is typed.
  const { choices } = useChoices({ to: target ?? '', search: touched ? text : '', pick: undefined, enabled: Boolean(target) });
  const suggested = target
    ? choices.map(({ label }) => label)
    : offeredValues(entity, name, session).map((value) => words.value(name, value));
  return (
    <div>
      <TextField
        fullWidth
        autoFocus={autoFocus}
        label={words.field(name)}
        required={isNeeded(entity, upload, name)}
        value={text}
        error={Boolean(problem)}
        helperText={problem}
        onChange={(event) => {
          setTouched(true);
          onChange(event.target.value);
        }}
        slotProps={{
          // The server says what is missing, together with everything else.
          htmlInput: { required: false, list: suggested.length ? id : undefined, autoComplete: 'off' },
        }}
      />
      {suggested.length > 0 && (
        <datalist id={id}>
          {[...new Set(suggested)].map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </div>
  );
}

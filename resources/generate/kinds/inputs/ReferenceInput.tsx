import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Choice } from '#dataProvider/types.ts';
import type { ReferenceField } from '#schemas/kernel/field.ts';
import type { Embedded } from '#schemas/kernel/types.ts';
import { errorText } from '#src/kit/errorText.ts';
import { useWords } from '../../words.ts';
import type { ControlProps } from '../Control.ts';
import { dependsOn, resolvePick } from '../pick.ts';
import { useChoices, useChoicesById } from '../useChoices.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { ComboField, comboText } from './ComboField.tsx';

/** One record of another entity, found by typing. What it depends on comes first; when that changes, it is cleared. */
export function ReferenceInput(props: ControlProps) {
  const { value, values, onChange } = props;
  const field = props.field as ReferenceField;
  const translate = useTranslate();
  const words = useWords(props.entity);
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Choice | null>(null);

  const keys = dependsOn(field);
  const pick = resolvePick(field, values, session);
  const depends = JSON.stringify(keys.map((key) => values[key] ?? null));
  const before = useRef(depends);
  useEffect(() => {
    if (before.current === depends) return;
    before.current = depends;
    onChange(null);
  }, [depends, onChange]);

  const id = typeof value === 'number' ? value : null;
  const embedded = props.embedded as Embedded | null | undefined;
  const told = [picked, embedded].find((one) => one?.id === id) ?? null;
  const [looked] = useChoicesById(field.to, id !== null && !told ? [id] : []);
  const chosen: Choice | null = id === null ? null : (told ?? looked ?? { id, label: '…' });

  const search = chosen && typed === chosen.label ? '' : typed;
  const { choices, isFetching, error } = useChoices({ to: field.to, search, pick, enabled: open && pick !== undefined });
  const waitsFor = pick === undefined && keys[0] ? translate('kit.chooseFirst', { label: words.wire(keys[0]) }) : undefined;
  return (
    <Autocomplete
      id={props.id}
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={choices}
      // The server has searched already.
      filterOptions={(all) => all}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) => {
        setPicked(next);
        onChange(next?.id ?? null);
      }}
      onBlur={props.onBlur}
      loading={isFetching}
      disabled={props.disabled || pick === undefined}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={(one) => one.id}
      getOptionLabel={(one) => one.label}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          <ChoiceLine choice={one} />
        </li>
      )}
      {...comboText(translate)}
      noOptionsText={error ? errorText(translate, error) : translate('kit.noOptions')}
      renderInput={(params) => (
        <ComboField
          {...props}
          params={params}
          hint={waitsFor ?? props.hint}
          filled={chosen !== null}
          placeholder={translate('kit.typeToSearch')}
        />
      )}
    />
  );
}

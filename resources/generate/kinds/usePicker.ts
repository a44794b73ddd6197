/** What the inputs for one record and for many have in common: searching on the server, and what the choice depends on. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Choice } from '#dataProvider/types.ts';
import type { ReferenceField, ReferencesField } from '#schemas/kernel/fields/field.ts';
import { errorText } from '#src/kit/values/errorText.ts';
import { useWords } from '../words.ts';
import type { ControlProps } from './Control.ts';
import { comboText, listWhile } from './inputs/ComboField.tsx';
import { dependsOn, resolvePick, stillFits } from './pick.ts';
import { useChoices, useChoicesById } from './useChoices.ts';

/** Chosen records as options: as they were picked here, as the record embeds them, or else as the server knows them. */
function useChosen(field: ReferenceField | ReferencesField, ids: readonly number[], told: readonly Choice[]): Choice[] {
  const unknown = ids.filter((id) => !told.some((one) => one.id === id));
  const looked = useChoicesById(field.to, unknown, field.label);
  return ids.map((id) => told.find((one) => one.id === id) ?? looked.find((one) => one.id === id) ?? { id, label: '…' });
}

/**
 * @param ids what is chosen now
 * @param told options with known labels
 */
export function usePicker(props: ControlProps, ids: readonly number[], told: readonly Choice[]) {
  const { values, onChange } = props;
  const field = props.field as ReferenceField | ReferencesField;
  const translate = useTranslate();
  const words = useWords(props.entity);
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const before = useRef(values);
  const fits = stillFits(field, before.current, values);
  useEffect(() => {
    before.current = values;
    if (!fits && ids.length) onChange(null);
  });

  const pick = resolvePick(field, values, session);
  const chosen = useChosen(field, ids, told);
  const search = chosen.some((one) => one.label === typed) ? '' : typed;
  const { choices, isFetching, error } = useChoices({
    to: field.to,
    search,
    pick,
    sort: field.label,
    enabled: open && pick !== undefined,
  });
  const [first] = dependsOn(field);
  return {
    chosen,
    choices,
    typed,
    setTyped,
    waitsFor: pick === undefined && first ? translate('kit.chooseFirst', { label: words.wire(first) }) : undefined,
    /** What every combo box over records has. */
    combo: {
      id: props.id,
      size: 'small' as const,
      open,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      options: choices,
      // The server has searched already.
      filterOptions: (all: Choice[]) => all,
      ...listWhile(isFetching),
      disabled: props.disabled || pick === undefined,
      isOptionEqualToValue: (one: Choice, other: Choice) => one.id === other.id,
      getOptionKey: (one: Choice) => one.id,
      getOptionLabel: (one: Choice) => one.label,
      onBlur: props.onBlur,
      ...comboText(translate),
      noOptionsText: error ? errorText(translate, error) : translate('kit.noOptions'),
    },
  };
}

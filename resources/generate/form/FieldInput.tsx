import { useInput } from 'ra-core';
import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMaybeSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { isRequiredBelow, parentIn } from '#schemas/kernel/rules/against.ts';
import { isRequired } from '#schemas/kernel/rules/validate.ts';
import { matches } from '#schemas/kernel/rules/where.ts';
import { slotsOf } from '../../areas.ts';
import { controlOf } from '../kinds/controls.tsx';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';

/** Does the form, as it is filled in now, ask for the field? */
const isRequiredNow = ({ requiredWhen }: Field, values: Values, today: string) =>
  requiredWhen !== undefined && matches(requiredWhen, values, { today });

interface Props {
  entity: Entity;
  /** `create`, `update` or the name of an action. */
  operation: string;
  name: string;
  /** The record that the form changes, with the labels of its references and the names of its files. */
  record?: Values;
  /** The parent of a new record. */
  parent?: Values;
}
const same = (value: unknown) => value;

/** The input of one field, bound to the form under its wire key. */
export function FieldInput({ entity, operation, name, record, parent }: Props) {
  const field = entity.fields[name] as Field;
  const words = useWords(entity);
  const { clearErrors, setValue } = useFormContext();
  const today = useMaybeSession()?.today ?? '';
  const values = useWatch() as Values;
  const { id, field: input, fieldState } = useInput({ source: wireKey(name, field), format: same, parse: same });
  const Input = slotsOf(entity.name).inputs?.[name] ?? controlOf(field)?.Input;
  if (!Input) return null;
  return (
    <Suspense fallback={null}>
      <Input
        entity={entity}
        name={name}
        field={field}
        id={id}
        label={words.field(name)}
        value={input.value}
        onChange={(value) => {
          // The server's error was about the old value.
          if (fieldState.error?.type === 'server') clearErrors(input.name);
          input.onChange(value);
          if (value !== input.value)
            for (const other of field.clears ?? [])
              setValue(wireKey(other, entity.fields[other] as Field), null, { shouldDirty: true });
        }}
        onBlur={input.onBlur}
        inputRef={input.ref}
        error={fieldState.error?.message}
        required={
          isRequired(entity, operation, name) ||
          isRequiredNow(field, values, today) ||
          isRequiredBelow(entity.actions[operation], name, parent ?? parentIn(entity, record), { today })
        }
        values={values}
        record={record}
        embedded={record?.[name]}
        controlOf={controlOf}
      />
    </Suspense>
  );
}

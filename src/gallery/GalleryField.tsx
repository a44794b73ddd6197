import { Suspense, useId, useState } from 'react';
import { controlOf } from '#resources/generate/kinds/controls.tsx';
import { portalKindOf } from '#resources/generate/kinds/index.tsx';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { Example } from './Example.tsx';
import { useSentence } from './useSentence.ts';

interface Props {
  title: string;
  field: Field;
  value?: unknown;
  disabled?: boolean;
  /** Shows the value below as a record's page would. */
  shown?: boolean;
}

/** The input of a kind of field, alone: its value, what is wrong with it, and how it is shown. */
export function GalleryField({ title, field, value: initial = null, disabled, shown = false }: Props) {
  const [value, setValue] = useState<unknown>(initial);
  const sentence = useSentence();
  const id = useId();
  const control = controlOf(field);
  const name = 'example';
  const entity = { name: 'gallery', fields: { [name]: field } } as unknown as Entity;
  const problem = problemsOf(fieldSchema(field), value);
  const [first] = Object.values(problem ?? {});
  const display = portalKindOf(field);
  const Shown = display.Show ?? display.Cell;
  if (!control) return null;
  return (
    <Example title={title} value={value}>
      <Suspense fallback={null}>
        <control.Input
          entity={entity}
          name={name}
          field={field}
          id={id}
          label={title}
          value={value}
          onChange={setValue}
          required={field.required}
          disabled={disabled}
          error={first && sentence(title, first)}
          values={{ [wireKey(name, field)]: value }}
        />
      </Suspense>
      {shown && value ? <Shown entity={entity} name={name} field={field as never} value={value} record={{}} /> : null}
    </Example>
  );
}

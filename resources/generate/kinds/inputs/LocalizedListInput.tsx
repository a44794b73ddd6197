import Stack from '@mui/material/Stack';
import type { LocalizedList, LocalizedListField } from '#schemas/kernel/fields/field.ts';
import { tags } from '#schemas/kernel/fields/field.ts';
import { contentLanguages } from '#src/kit/values/contentLanguages.ts';
import type { ControlProps } from '../Control.ts';
import { TagsInput } from './TagsInput.tsx';

/** A list in each content language, to which anything can be added (000 §5). */
export function LocalizedListInput(props: ControlProps) {
  const value = (props.value as Partial<LocalizedList> | null) ?? {};
  const { maxItems } = props.field as LocalizedListField;
  return (
    <Stack role="group" aria-label={props.label} sx={{ gap: 1.5 }}>
      {contentLanguages.map(({ code, short }, index) => (
        <TagsInput
          key={code}
          {...props}
          id={`${props.id}-${code}`}
          label={`${props.label} · ${short}`}
          field={tags({ maxItems })}
          value={value[code] ?? []}
          onChange={(entries) => {
            const next = { ...value, [code]: entries as string[] };
            props.onChange(Object.values(next).some((one) => one?.length) ? next : null);
          }}
          error={index === 0 ? props.error : undefined}
          required={index === 0 && props.required}
        />
      ))}
    </Stack>
  );
}

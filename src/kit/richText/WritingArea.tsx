/**
 * React-admin's rich text input around one editor. It resets its content whenever the form's value changes, on every keystroke
 * too: that ends compositions (pinyin, dead keys), breaks the undo history and drops the marks that Enter carries over. So it
 * gets the first value only; a value from outside mounts a new input.
 */
import { RichTextInput } from 'ra-input-rich-text';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { editorOptions } from './editorOptions.ts';
import { areaStyle } from './style.ts';

interface Props {
  id: string;
  /** The text to begin with. */
  first: string;
  max: number;
  disabled: boolean;
  attributes: Record<string, string>;
  toolbar: ReactNode;
  onChange: (html: string) => void;
  onBlur: () => void;
}

export function WritingArea({ id, disabled, toolbar, onChange, ...made }: Props) {
  // The input wants a form; the value itself lives in the form around it.
  const form = useForm();
  const [{ first, options }] = useState(() => ({ first: made.first, options: editorOptions(made) }));
  return (
    <FormProvider {...form}>
      <RichTextInput
        source="text"
        id={id}
        label={false}
        helperText={false}
        disabled={disabled}
        toolbar={toolbar}
        editorOptions={options}
        format={() => first}
        onChange={(html: unknown) => onChange(String(html))}
        sx={areaStyle}
      />
    </FormProvider>
  );
}

/** Formatted text: react-admin's editor on tiptap, in a chunk of its own. */
import { RichTextInput as Editor } from 'ra-input-rich-text';
import type { RichTextField } from '#schemas/kernel/field.ts';
import type { ControlProps } from '../Control.ts';

const textLength = (html: string) => html.replace(/<[^>]*>/g, '').length;
/** A blank editor becomes an empty value (000 §5). */
const blankAsNull = (html: string) => (textLength(html) === 0 ? null : html);

export default function RichTextInput({ name, label, field, value, required, disabled, hint }: ControlProps) {
  const { max } = field as RichTextField;
  return (
    <Editor
      source={name}
      label={label}
      isRequired={required}
      disabled={disabled}
      fullWidth
      parse={blankAsNull}
      helperText={hint ?? `${textLength(String(value ?? ''))} / ${max}`}
    />
  );
}

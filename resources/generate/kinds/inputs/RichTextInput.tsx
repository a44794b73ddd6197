/** Formatted text; the editor is in a chunk of its own. */
import type { RichTextField } from '#schemas/kernel/fields/field.ts';
import { RichTextEditor } from '#src/kit/richText/RichTextEditor.tsx';
import type { ControlProps } from '../Control.ts';

export default function RichTextInput(props: ControlProps) {
  const { max } = props.field as RichTextField;
  return <RichTextEditor {...props} value={String(props.value ?? '')} max={max} />;
}

import { richText } from '#schemas/kernel/field.ts';
import { GalleryField } from '../GalleryField.tsx';

export default function RichText() {
  return (
    <>
      <GalleryField title="Description" field={richText()} shown />
      <GalleryField title="Short text" field={richText({ max: 20, required: true })} />
      <GalleryField title="Closed text" field={richText()} value="<h2>Read only</h2><p>Nothing to change.</p>" disabled />
    </>
  );
}

import { link } from '#schemas/kernel/fields/field.ts';
import { GalleryField } from '../GalleryField.tsx';

export default function Links() {
  return (
    <>
      <GalleryField title="Button link" field={link({ required: true })} shown />
      <GalleryField title="Video link" field={link({ types: ['WEB_LINK'] })} />
    </>
  );
}

import { reference, references } from '#schemas/kernel/fields/field.ts';
import { GalleryField } from '../GalleryField.tsx';

export default function References() {
  return (
    <>
      <GalleryField title="Applicant" field={reference('users', { onDelete: 'restrict' })} />
      <GalleryField title="Companies" field={references('centres', { onDelete: 'clear', maxItems: 3 })} />
      <GalleryField title="Car parks" field={references('car-parks', { onDelete: 'restrict' })} />
    </>
  );
}

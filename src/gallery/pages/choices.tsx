import { boolean, oneOf, someOf } from '#schemas/kernel/fields/field.ts';
import { GalleryField } from '../GalleryField.tsx';

export default function Choices() {
  return (
    <>
      <GalleryField title="Status" field={oneOf(['Open', 'Closed'])} />
      <GalleryField title="Days" field={someOf(['Weekdays', 'Saturday', 'Sunday'])} />
      <GalleryField title="Visible" field={boolean()} />
    </>
  );
}

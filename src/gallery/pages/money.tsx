import { integer, money, percent } from '#schemas/kernel/fields/field.ts';
import { GalleryField } from '../GalleryField.tsx';

export default function Money() {
  return (
    <>
      <GalleryField title="Price" field={money()} value={123450} shown />
      <GalleryField title="Share" field={percent()} />
      <GalleryField title="Seats" field={integer({ min: 1, max: 5000 })} />
    </>
  );
}

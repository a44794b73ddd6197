import { localized, localizedList, localizedRich } from '#schemas/kernel/fields/field.ts';
import { GalleryField } from '../GalleryField.tsx';

export default function Translations() {
  return (
    <>
      <GalleryField title="Name" field={localized({ max: 80, short: true, required: true })} />
      <GalleryField title="Terms" field={localized()} />
      <GalleryField title="Story" field={localizedRich({ max: 200 })} shown />
      <GalleryField title="Keywords" field={localizedList({ maxItems: 5 })} />
    </>
  );
}

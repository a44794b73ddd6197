import { optionList } from '#schemas/kernel/fields/field.ts';
import { GalleryField } from '../GalleryField.tsx';

const answers = [
  { id: 'a', position: 1, label: 'Tea' },
  { id: 'b', position: 2, label: 'Coffee' },
];

export default function Options() {
  return (
    <>
      <GalleryField title="Survey questions" field={optionList()} />
      <GalleryField
        title="Poll"
        field={optionList({ types: ['SINGLE_CHOICE'], localized: false, maxItems: 2, maxChoices: 4 })}
        value={[{ id: 'q', position: 1, type: 'SINGLE_CHOICE', label: 'What do you drink?', choices: answers }]}
        shown
      />
    </>
  );
}

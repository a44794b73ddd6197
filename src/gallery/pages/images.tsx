import { useState } from 'react';
import { ImageInput } from '#resources/generate/kinds/inputs/ImageInput.tsx';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { image } from '#schemas/kernel/fields/field.ts';
import { Example } from '../Example.tsx';

const entity = { name: 'gallery', area: 'gallery' } as Entity;

export default function Images() {
  const [photo, setPhoto] = useState<unknown>(null);
  return (
    <Example title="Photo" value={photo}>
      <ImageInput
        entity={entity}
        values={{}}
        name="photo"
        id="photo"
        label="Photo"
        field={image()}
        value={photo}
        onChange={setPhoto}
      />
    </Example>
  );
}

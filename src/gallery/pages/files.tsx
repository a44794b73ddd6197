import { useState } from 'react';
import { FileInput } from '#resources/generate/kinds/inputs/FileInput.tsx';
import { FilesInput } from '#resources/generate/kinds/inputs/FilesInput.tsx';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { file, files } from '#schemas/kernel/fields/field.ts';
import { Example } from '../Example.tsx';

const entity = { name: 'gallery', area: 'gallery' } as Entity;

export default function Files() {
  const [one, setOne] = useState<unknown>(null);
  const [several, setSeveral] = useState<unknown>([]);
  const common = { entity, values: {} };
  return (
    <>
      <Example title="One file" value={one}>
        <FileInput {...common} name="terms" id="terms" label="Terms" field={file()} value={one} onChange={setOne} />
      </Example>
      <Example title="Several files" value={several}>
        <FilesInput
          {...common}
          name="plans"
          id="plans"
          label="Plans"
          field={files({ maxItems: 3 })}
          value={several}
          onChange={setSeveral}
        />
      </Example>
    </>
  );
}

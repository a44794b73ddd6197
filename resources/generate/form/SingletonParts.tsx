/** What a building sets once, saved section by section: each has a call of its own, and what stands unsaved in the others stays. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { fillPath } from '#schemas/kernel/calls/path.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { savePart } from '#schemas/kernel/entity/singleton.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { useCentreId } from '../place.ts';
import { useSuccess } from '../useSuccess.ts';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';
import { EntityForm } from './EntityForm.tsx';
import { FormFields } from './FormFields.tsx';
import { useIsSaving } from './useIsSaving.ts';
import { WaitingForFiles } from './WaitingForFiles.tsx';

export function SingletonParts({ entity, record }: { entity: Entity; record: Values }) {
  const words = useWords(entity);
  const succeed = useSuccess(entity);
  const officeCentreId = useCentreId();
  // Every section writes the same record: the version that one has made is the one that the next starts from.
  const known = useRef(record.version as number);
  return (
    <Box sx={{ maxWidth: 960 }}>
      {entity.form.map(({ section, fields }) => (
        <SectionCard key={section} title={words.section(section)}>
          <EntityForm
            entity={entity}
            operation="update"
            record={record}
            send={async (body, version = 0) => {
              const { method, path } = wayOf(entity.endpoints?.[savePart(section)] as Endpoint);
              const keys = fields.map((name) => wireKey(name, entity.fields[name] as Field));
              const part = Object.fromEntries(keys.map((key) => [key, body[key] ?? null]));
              const { data, message } = await http<Values>(method, fillPath(path, { officeCentreId }), {
                body: { ...part, version: Math.max(version, known.current) },
              });
              known.current = data.version as number;
              succeed(message);
            }}
          >
            <FormFields entity={entity} operation="update" names={fields} record={record} />
            <SaveButton section={words.section(section)} />
          </EntityForm>
        </SectionCard>
      ))}
    </Box>
  );
}

/** Named by its section, because the page has several. */
function SaveButton({ section }: { section: string }) {
  const isSaving = useIsSaving();
  const save = useTranslate()('kit.save');
  return (
    <Box sx={{ mt: 2, display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
      <WaitingForFiles />
      <Button type="submit" variant="contained" loading={isSaving} aria-label={`${save}: ${section}`}>
        {save}
      </Button>
    </Box>
  );
}

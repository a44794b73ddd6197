/** What somebody decides on, within the dialog that asks: values of the record, and how many people the action reaches. */
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { endpointPathOf } from '#dataProvider/paths.ts';
import type { Action, Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { FieldValue, isEmpty } from '../kinds/display.tsx';
import type { Row } from '../Row.ts';
import { useWords } from '../words.ts';

const NotReady = latePart(() => withTexts('forms', import('./NotReady.tsx')));

interface Props {
  entity: Entity;
  name: string;
  record: Row;
}

export default function ActionFacts({ entity, name, record }: Props) {
  const words = useWords(entity);
  const { facts = [], reaches, waitsFor } = entity.actions[name] as Action;
  const shown = facts.filter((one) => !isEmpty(record[one]));
  return (
    <>
      {shown.length > 0 && (
        <Box component="dl" sx={list}>
          {shown.map((one) => (
            <Box key={one} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {words.field(one)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                <FieldValue place="show" entity={entity} name={one} field={entity.fields[one] as Field} record={record} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {waitsFor && (
        <Suspense fallback={null}>
          <NotReady waitsFor={waitsFor} above={entity} record={record} />
        </Suspense>
      )}
      {reaches && <Reach entity={entity} call={reaches} record={record} />}
    </>
  );
}

/** How many people are addressed at this moment. */
function Reach({ entity, call, record }: { entity: Entity; call: string; record: Row }) {
  const translate = useTranslate();
  const { path } = endpointPathOf(entity, call, useSession(), record.id);
  const { data } = useQuery({
    queryKey: [entity.name, 'reaches', record.id],
    queryFn: ({ signal }) => http<{ people: number }>('GET', path, { signal }),
  });
  return (
    <Box role="status" sx={{ fontWeight: 600, minHeight: '1.5em', mt: 1 }}>
      {data ? translate('kit.reaches', { smart_count: data.data.people }) : ''}
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  mt: 1,
  fontSize: '0.875rem',
};

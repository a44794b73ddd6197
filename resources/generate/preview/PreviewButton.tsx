/** In a form: what has been typed so far, as a phone will show it. */
import PhoneIphone from '@mui/icons-material/PhoneIphone';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { withTexts } from '#src/app/texts.ts';
import { lateDialog } from '#src/kit/late/late.tsx';

const PhonePreview = lateDialog(() => withTexts('preview', import('./PhonePreview.tsx')));

export default function PreviewButton({ entity, record }: { entity: Entity; record?: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PhoneIphone />}
        onClick={() => setValues({ ...record, ...getValues() })}
        sx={{ mr: 'auto' }}
      >
        {translate('record.phone')}
      </Button>
      {values && <PhonePreview entity={entity} values={values} onClose={() => setValues(undefined)} />}
    </>
  );
}

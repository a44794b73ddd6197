import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { FieldValue } from '../kinds/display.tsx';
import { useWords } from '../words.ts';
import { applies, type Values } from './body.ts';

interface Props {
  entity: Entity;
  steps: readonly { step: string; label: string; sections: readonly { section: string; names: readonly string[] }[] }[];
  onStep: (step: number) => void;
}

/** The last step: what the form holds, with the way back to each step. */
export function StepReview({ entity, steps, onStep }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const session = useSession();
  const values = useFormContext<Values>().getValues();
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('steps.reviewLead')}</Typography>
      {steps.map(({ step, label, sections }, index) => (
        <SectionCard
          key={step}
          title={label}
          action={
            <Button size="small" onClick={() => onStep(index)} aria-label={translate('steps.edit', { step: label })}>
              {translate('kit.edit')}
            </Button>
          }
        >
          <Box component="dl" sx={grid}>
            {sections
              .flatMap(({ names }) => names)
              .filter((name) => applies(entity.fields[name] as Field, values, session))
              .map((name) => (
                <Box key={name} sx={{ minWidth: 0 }}>
                  <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}>
                    {words.field(name)}
                  </Box>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    <FieldValue
                      place="cell"
                      entity={entity}
                      name={name}
                      field={{ ...(entity.fields[name] as Field), leftOf: undefined } as Field}
                      record={values}
                    />
                  </Box>
                </Box>
              ))}
          </Box>
        </SectionCard>
      ))}
    </>
  );
}

const grid = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.75,
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(140px, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
  fontSize: '0.9375rem',
};

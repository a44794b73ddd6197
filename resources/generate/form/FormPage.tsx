/** The frame of a form on a page of its own: sections as cards, Cancel and Save at the end. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { inputNames } from '#schemas/kernel/rules/validate.ts';
import { stepsOf } from '#schemas/kernel/states/steps.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';
import { buttonBar } from './buttonBar.ts';
import { EntityForm } from './EntityForm.tsx';
import { FormFields } from './FormFields.tsx';
import { LONG_FORM, SectionNav, sectionId } from './SectionNav.tsx';
import { inputSections } from './sections.ts';
import { useIsSaving } from './useIsSaving.ts';
import type { Send } from './useSubmit.ts';
import { WaitingForFiles } from './WaitingForFiles.tsx';

const WizardSteps = latePart(() => import('./WizardSteps.tsx'));
const PreviewButton = latePart(() => import('../preview/PreviewButton.tsx'));

interface Props {
  entity: Entity;
  operation: string;
  record?: Values;
  /** The parent of the new record. */
  parent?: Values;
  /** Above the form: the present values. */
  lead?: ReactNode;
  /** After the sections, within the form. */
  tail?: ReactNode;
  /** Fields that the page fills in itself, such as the parent of a renewal. */
  given?: readonly string[];
  /** Where Cancel leads. */
  back: string;
  saveLabel: string;
  send: Send;
}

export function FormPage({ entity, operation, record, parent, lead, tail, given = [], back, saveLabel, send }: Props) {
  const session = useSession();
  const words = useWords(entity);
  const names = inputNames(entity, operation, session).filter((name) => !given.includes(name));
  const isWizard = operation === 'create' && stepsOf(entity).length > 0;
  const sections = inputSections(entity, operation, names);
  const isLong = !isWizard && sections.length >= LONG_FORM;
  const form = (
    <Box sx={{ maxWidth: 960, minWidth: 0 }}>
      {lead}
      <EntityForm entity={entity} operation={operation} record={record} parent={parent} send={send} guard>
        {isWizard ? (
          <Suspense fallback={<SectionsSkeleton />}>
            <WizardSteps entity={entity} operation={operation} names={names} record={record} back={back} saveLabel={saveLabel} />
          </Suspense>
        ) : (
          <>
            {sections.map(({ section, names: own }) => (
              <SectionCard key={section} id={sectionId(section)} title={words.section(section)}>
                <FormFields entity={entity} operation={operation} names={own} record={record} parent={parent} />
              </SectionCard>
            ))}
            {tail}
            <FormButtons back={back} saveLabel={saveLabel}>
              {entity.occupant && (
                <Suspense fallback={null}>
                  <PreviewButton entity={entity} record={record} />
                </Suspense>
              )}
            </FormButtons>
          </>
        )}
      </EntityForm>
    </Box>
  );
  if (!isLong) return form;
  return (
    <Box sx={beside}>
      {form}
      <SectionNav sections={sections.map(({ section }) => ({ section, title: words.section(section) }))} />
    </Box>
  );
}

/** The form, and where there is room its sections. */
const beside = {
  '@media (min-width: 1280px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 960px) minmax(140px, 200px)', gap: 3 },
};

function FormButtons({ back, saveLabel, children }: { back: string; saveLabel: string; children?: ReactNode }) {
  const isSaving = useIsSaving();
  const translate = useTranslate();
  return (
    <Box sx={buttonBar}>
      {children}
      <WaitingForFiles />
      <Button component={LinkBase} to={back} color="inherit">
        {translate('kit.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSaving}>
        {saveLabel}
      </Button>
    </Box>
  );
}

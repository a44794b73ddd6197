/**
 * The form of a new record in steps (`step` of its sections): every step is checked by the rules of the whole form before the next one opens,
 * nothing typed is lost on the way back, and the last step shows everything. An error leads to the step of its input.
 */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import { stepsOf } from '#schemas/kernel/states/steps.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { useFormFiles } from '#src/kit/upload/formFiles.ts';
import { useWords } from '../words.ts';
import type { Values } from './body.ts';
import { buttonBar } from './buttonBar.ts';
import { FormFields } from './FormFields.tsx';
import { focusProblem } from './focusProblem.ts';
import { StepProgress } from './StepProgress.tsx';
import { StepReview } from './StepReview.tsx';
import { useIsSaving } from './useIsSaving.ts';
import { WaitingForFiles } from './WaitingForFiles.tsx';

interface Props {
  entity: Entity;
  operation: string;
  /** The inputs that the person has. */
  names: readonly string[];
  record?: Values;
  back: string;
  saveLabel: string;
}

const REVIEW = 'review';

export default function WizardSteps({ entity, operation, names, record, back, saveLabel }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const { trigger, getFieldState, formState } = useFormContext<Values>();
  const { errors, isSubmitting, submitCount } = formState;
  const files = useFormFiles();
  const isSaving = useIsSaving();
  const [at, setAt] = useState(0);
  /** The step up to which everything has been filled in. */
  const [reached, setReached] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);

  const steps = stepsOf(entity)
    .map(({ step, sections }) => {
      const own = sections
        .map(({ section, fields }) => ({ section, names: fields.filter((name) => names.includes(name)) }))
        .filter((one) => one.names.length > 0);
      const keys = own.flatMap((one) => one.names.map((name) => wireKey(name, entity.fields[name] as Field)));
      return { step, label: words.step(step), sections: own, keys };
    })
    .filter(({ sections }) => sections.length > 0);
  const labels = [...steps.map(({ label }) => label), translate('steps.review')];
  const last = steps.length;
  const current = steps[at];

  const goTo = async (next: number) => {
    // An upload ends with its input. One that fails is shown where it was chosen.
    if ((await files.settled()) !== undefined) return;
    setAt(next);
    setReached((before) => Math.max(before, next));
    // What is new on the page is read from its beginning.
    requestAnimationFrame(() => heading.current?.focus());
  };
  const next = async () => {
    if ((await files.settled()) !== undefined) return;
    if (!current) return;
    if (await trigger(current.keys)) return void goTo(at + 1);
    const wrong = current.keys.filter((key) => getFieldState(key).invalid);
    requestAnimationFrame(() => box.current && focusProblem(box.current, wrong));
  };

  // The form was refused as a whole: the first step with an error opens at its input.
  const faulty = steps.findIndex(({ keys }) => keys.some((key) => errors[key]));
  const wrong = faulty < 0 ? undefined : steps[faulty]?.keys.find((key) => errors[key]);
  const refused = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === refused.current || wrong === undefined) return;
    refused.current = submitCount;
    setAt(faulty);
    requestAnimationFrame(() => box.current && focusProblem(box.current, [wrong]));
  }, [isSubmitting, submitCount, wrong, faulty]);

  const onEnter = (event: KeyboardEvent) => {
    const { target } = event;
    const isText = target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
    if (event.key !== 'Enter' || !isText || event.defaultPrevented || at === last) return;
    event.preventDefault();
    void next();
  };
  const title = labels[at] as string;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any input of the step means Next, as it means Save in other forms
    <div ref={box} onKeyDown={onEnter}>
      <StepProgress labels={labels} at={at} reached={reached} onStep={(step) => void goTo(step)} />
      <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ mb: 1.5, outline: 'none' }}>
        {title}
        <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.875rem', fontWeight: 400 }}>
          {translate('steps.progress', { number: at + 1, count: labels.length })}
        </Box>
      </Typography>
      {current?.sections.map((one) => (
        <SectionCard key={one.section} title={words.section(one.section)}>
          <FormFields entity={entity} operation={operation} names={one.names} record={record} />
        </SectionCard>
      ))}
      {at === last && <StepReview entity={entity} steps={steps} onStep={(step) => void goTo(step)} />}
      <Box sx={buttonBar}>
        <WaitingForFiles />
        <Button component={LinkBase} to={back} color="inherit" sx={{ mr: 'auto' }}>
          {translate('kit.cancel')}
        </Button>
        {at > 0 && (
          <Button color="inherit" disabled={isSaving} onClick={() => void goTo(at - 1)}>
            {translate('steps.back')}
          </Button>
        )}
        {at < last ? (
          <Button key="next" variant="contained" loading={isSaving} onClick={() => void next()}>
            {translate('steps.next')}
          </Button>
        ) : (
          <Button key={REVIEW} type="submit" variant="contained" loading={isSaving}>
            {saveLabel}
          </Button>
        )}
      </Box>
    </div>
  );
}

/** What a person sees of a record that is addressed to them: its pictures, name, texts and questions, and what they can do. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Occupant } from '#schemas/kernel/calls/occupant.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { type Field, wireKey } from '#schemas/kernel/fields/field.ts';
import type { LocalizedText } from '#schemas/kernel/fields/localized.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { RichTextView } from '#src/kit/richText/RichTextView.tsx';
import { Picture } from '../kinds/Picture.tsx';
import { useStoredPicture } from '../kinds/useStoredPicture.ts';
import { QuestionField } from './QuestionField.tsx';

const LEADS: ReadonlySet<string> = new Set(['anyOf', 'link', 'url']);

interface Props {
  entity: Entity & { occupant: Occupant };
  /** The record, or what has been typed into its form so far. */
  values: Readonly<Record<string, unknown>>;
  locale: string;
}
type Part = (value: unknown, locale: string, field: Field) => ReactNode;

const wordsIn = (value: unknown, locale: string): string => wordsOf(value as LocalizedText | string, locale) ?? '';
const isRich = (field: Field | undefined): boolean => field !== undefined && 'rich' in field && field.rich === true;
/** The kinds that people see; dates, numbers and choices of the others decide when and how often it is shown. */
const parts: Readonly<Record<string, Part>> = {
  files: (value) => (value as EmbeddedFile[]).map((file) => <FullWidth key={file.uuid} file={file} />),
  localized: (value, locale, field) =>
    isRich(field) ? (
      <RichTextView html={wordsIn(value, locale)} />
    ) : (
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', mb: 2 }}>{wordsIn(value, locale)}</Box>
    ),
  options: (value, locale) =>
    (value as OptionItem[]).map((question) => <QuestionField key={question.id} question={question} locale={locale} />),
};

export function PhoneScreen({ entity, values, locale }: Props) {
  const translate = useTranslate();
  const [isDone, setDone] = useState(false);
  const { fields, occupant } = entity;
  const isAnswered = Object.values(occupant.acts).some(({ once, makes }) => once && makes?.input?.length);
  const [title, ...others] = occupant.fields.filter((name) => (fields[name] as Field).kind in parts);
  const isLater = (name: string) => isAnswered && isRich(fields[name]);
  const given = (name: string) => values[name] ?? values[wireKey(name, fields[name] as Field)];
  const part = (name: string) => {
    const field = fields[name] as Field;
    const value = given(name);
    return value ? <div key={name}>{parts[field.kind]?.(value, locale, field)}</div> : null;
  };
  // Something opens only where something is linked.
  const leads = occupant.fields.some((name) => LEADS.has((fields[name] as Field).kind) && given(name));
  const titleText = title ? wordsIn(values[title] ?? '', locale) : '';
  const shown = others.filter((name) => isLater(name) === isDone);
  return (
    <>
      <Box component="h3" sx={{ fontSize: '1.25rem', lineHeight: 1.3, m: 0, mb: 2, overflowWrap: 'anywhere' }}>
        {titleText || '…'}
      </Box>
      {shown.map(part)}
      {isDone && !shown.some((name) => values[name]) && translate('preview.thanks')}
      {(isAnswered || leads) && (
        <Button fullWidth variant="contained" onClick={() => setDone(isAnswered && !isDone)} sx={{ mt: 1 }}>
          {translate(isDone ? 'preview.back' : isAnswered ? 'preview.send' : 'preview.open')}
        </Button>
      )}
    </>
  );
}

function FullWidth({ file }: { file: EmbeddedFile }) {
  return (
    <Box sx={{ mb: 2, '& img': { width: '100%', height: 'auto' } }}>
      <Picture address={useStoredPicture(file)} alt="" height={160} />
    </Box>
  );
}

/** The questions of the record that the form has chosen, each with the input of its type (`answers(…, { input: true })`). */
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { type AnswersById, type AnswerValue, answerProblems } from '#schemas/kernel/fields/answers.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { type ReferenceField, wireKey } from '#schemas/kernel/fields/field.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { AnswersField } from '#schemas/kernel/kinds/index.ts';
import type { ControlProps } from '../kinds/Control.ts';
import { useAtrium } from '../useAtrium.ts';
import { AnswerInput } from './AnswerInput.tsx';

/** What the record asks, in the order in which it asks; undefined until that is known. */
function useQuestions({
  entity,
  field: { about, questions },
  values,
}: { field: AnswersField } & Pick<ControlProps, 'entity' | 'values'>) {
  const provider = useAtrium();
  const reference = entity.fields[about] as ReferenceField;
  const id = values[wireKey(about, reference)] as number | null | undefined;
  const { data } = useQuery({
    queryKey: [reference.to, 'questions', id],
    queryFn: async () => {
      const found = await provider.getList(reference.to, {
        filter: { ids: id },
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
      });
      return ((found.data[0] as Record<string, unknown> | undefined)?.[questions] ?? []) as OptionItem[];
    },
    enabled: typeof id === 'number',
  });
  return typeof id === 'number' ? data : undefined;
}

export default function AnswersInput(props: ControlProps) {
  const { entity, id, label, onChange, onBlur, error, disabled, values } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const field = props.field as unknown as AnswersField;
  const questions = useQuestions({ entity, field, values });
  const given = (props.value ?? {}) as AnswersById;
  // Marks appear once the form has been refused, all of them at once.
  const problems = error && questions ? answerProblems(questions, given) : {};
  const set = (question: string, value: AnswerValue | null) => {
    const { [question]: _, ...others } = given;
    const next = value === null ? others : { ...others, [question]: value };
    onChange(Object.keys(next).length ? next : null);
  };
  if (!questions?.length)
    return (
      <Typography id={id} color="text.secondary">
        {translate(questions ? 'inputs.answers.none' : 'inputs.answers.choose')}
      </Typography>
    );
  const isSaid = Object.keys(problems).length > 0;
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)} aria-describedby={`${id}-help`}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {questions.map((question) => {
        const problem = problems[question.id];
        const words = wordsOf(question.label, locale) ?? '';
        return (
          <AnswerInput
            key={question.id}
            id={`${id}-${question.id}`}
            entity={entity}
            question={question}
            label={words}
            locale={locale}
            value={given[question.id] ?? null}
            error={problem && translate(`errors.${problem.code}`, { label: words, ...problem.params })}
            disabled={disabled}
            onBlur={onBlur}
            onChange={(value) => set(question.id, value)}
          />
        );
      })}
      <FormHelperText id={`${id}-help`}>{isSaid ? undefined : error}</FormHelperText>
    </FormControl>
  );
}

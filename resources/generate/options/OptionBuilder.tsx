import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { OptionsField } from '#schemas/kernel/fields/field.ts';
import { labelText, type OptionItem, optionProblems } from '#schemas/kernel/fields/optionList.ts';
import { SortableList } from '#src/kit/sortable/SortableList.tsx';
import { LanguageTabs } from '#src/kit/values/LanguageTabs.tsx';
import { useTextLanguage } from '#src/kit/values/textLanguage.ts';
import type { ControlProps } from '../kinds/Control.ts';
import { toNextRow } from '../nextRow.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { type Builder, BuilderContext } from './builderContext.ts';
import { inOrder, textIn, withNew } from './edits.ts';
import { OptionCard } from './OptionCard.tsx';

/** Handle, number and menu stand on top of a question; on a phone the question has the whole width below them. */
const rows = {
  '& > [aria-busy] > ol > li': {
    alignItems: { xs: 'center', sm: 'flex-start' },
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    '& > div': { flexBasis: { xs: '100%', sm: 0 }, order: { xs: 1, sm: 0 } },
    '& > span + div + button': { ml: { xs: 'auto', sm: 0 } },
  },
};

/** The questions of a poll, a survey, an event or a request form: added, copied, put in order, each edited by its type. */
export function OptionBuilder({ id, label, value, field, onChange, error, hint, required, disabled = false }: ControlProps) {
  const facts = field as OptionsField;
  const translate = useTranslate();
  const { language, choose, isShared } = useTextLanguage();
  const [fresh, setFresh] = useState<string>();
  const items = (value as OptionItem[] | null) ?? [];
  const change = (next: OptionItem[]) => onChange(next.length ? next : null);
  const builder: Builder = {
    items,
    facts,
    language,
    // Marks appear once the form has been refused, all of them at once.
    problems: error ? optionProblems(items, facts) : [],
    disabled,
    fresh,
    setFresh,
    change,
  };
  const list = (
    // Enter in any text of the list means the next one, as it means Save in other forms.
    <Box sx={rows} onKeyDown={(event) => toNextRow(event)}>
      {items.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1.5 }}>
          {translate('inputs.options.empty')}
        </Typography>
      )}
      <SortableList
        label={label}
        items={items.map((item) => ({
          id: item.id,
          label: labelText(item.label) || translate('inputs.options.question', { number: item.position }),
          content: <OptionCard id={item.id} />,
        }))}
        onMove={async ({ ids }) => change(inOrder(items, ids))}
      />
      <AddQuestion
        id={id}
        onAdd={(type) => {
          const next = withNew(items, type, facts.localized);
          setFresh(next.at(-1)?.id);
          change(next);
        }}
      />
    </Box>
  );
  return (
    <BuilderContext.Provider value={builder}>
      <FormControl component="fieldset" fullWidth error={Boolean(error)} aria-describedby={`${id}-help`}>
        <FormLabel component="legend" required={required} sx={{ mb: 0.5, fontSize: '0.875rem' }}>
          {label}
        </FormLabel>
        {facts.localized ? (
          <LanguageTabs
            id={id}
            label={translate('inputs.languages', { label })}
            value={language}
            onChange={choose}
            isShared={isShared}
            filled={(code) => items.some((item) => textIn(item.label, code))}
          >
            {list}
          </LanguageTabs>
        ) : (
          list
        )}
        <FormHelperText id={`${id}-help`}>{error ?? hint}</FormHelperText>
      </FormControl>
    </BuilderContext.Provider>
  );
}

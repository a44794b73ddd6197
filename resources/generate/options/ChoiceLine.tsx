import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { fallbackLocale } from '#i18n/locales.ts';
import { MAX_LABEL_LENGTH } from '#schemas/kernel/fields/optionList.ts';
import { isEnterInText } from '../nextRow.ts';
import { useBuilder } from './builderContext.ts';
import { textIn, withChoice, withChoices, withItem, withText } from './edits.ts';
import { useProblemText } from './useProblemText.ts';

/** One answer to choose, by the ids of its question and its own. */
export function ChoiceLine({ item: itemId, id }: { item: string; id: string }) {
  const { items, facts, language, disabled, fresh, setFresh, change } = useBuilder();
  const translate = useTranslate();
  const problem = useProblemText();
  const index = items.findIndex((one) => one.id === itemId);
  const choices = items[index]?.choices ?? [];
  const place = choices.findIndex((one) => one.id === id);
  const choice = choices[place];
  if (!choice) return null;
  const number = place + 1;
  const wrong = problem(index, 'choices', place);
  const put = (next: typeof choices) => change(withItem(items, itemId, (one) => withChoices(one, next)));
  const isLast = number === choices.length && number < facts.maxChoices;
  /** Enter in the last answer starts another one. */
  const add = (event: KeyboardEvent) => {
    if (!isLast || !isEnterInText(event)) return;
    event.preventDefault();
    const next = withItem(items, itemId, (one) => withChoice(one, facts.localized));
    const added = next[index]?.choices?.at(-1);
    if (added) setFresh(added.id);
    change(next);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
      <TextField
        size="small"
        fullWidth
        hiddenLabel
        autoFocus={fresh === id}
        onKeyDown={add}
        disabled={disabled}
        placeholder={
          language === fallbackLocale ? translate('inputs.options.choice', { number }) : textIn(choice.label, fallbackLocale)
        }
        value={textIn(choice.label, language)}
        onChange={(event) => {
          const label = withText(choice.label, language, event.target.value);
          put(choices.map((one) => (one.id === id ? { ...one, label } : one)));
        }}
        error={Boolean(wrong)}
        helperText={wrong}
        slotProps={{ htmlInput: { maxLength: MAX_LABEL_LENGTH, 'aria-label': translate('inputs.options.choice', { number }) } }}
      />
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={translate('inputs.options.removeChoice', { number })}
        onClick={() => put(choices.filter((one) => one.id !== id))}
        sx={{ mt: 0.5 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { fallbackLocale } from '#i18n/locales.ts';
import { MAX_LABEL_LENGTH, type OptionItem, type OptionType, optionFacts } from '#schemas/kernel/fields/optionList.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { Bounds } from './Bounds.tsx';
import { useBuilder } from './builderContext.ts';
import { Choices } from './Choices.tsx';
import { ofType, textIn, withCopy, withItem, without, withText } from './edits.ts';
import { useProblemText } from './useProblemText.ts';

/** One question: its type, its text, whether it must be answered, and what its type adds. */
export function OptionCard({ id }: { id: string }) {
  const { items, facts, language, disabled, fresh, change } = useBuilder();
  const translate = useTranslate();
  const problem = useProblemText();
  const index = items.findIndex((one) => one.id === id);
  const item = items[index];
  if (!item) return null;
  const number = index + 1;
  const edit = (next: (one: OptionItem) => OptionItem) => change(withItem(items, id, next));
  const wrong = problem(index, 'label') ?? problem(index, 'type');
  return (
    <Box role="group" aria-label={translate('inputs.options.question', { number })} sx={{ display: 'grid', gap: 1.5, py: 1 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' }, alignItems: 'start' }}>
        <TextField
          size="small"
          fullWidth
          autoFocus={fresh === id}
          disabled={disabled}
          label={translate('inputs.options.text')}
          placeholder={language === fallbackLocale ? undefined : textIn(item.label, fallbackLocale)}
          value={textIn(item.label, language)}
          onChange={(event) => edit((one) => ({ ...one, label: withText(one.label, language, event.target.value) }))}
          error={Boolean(wrong)}
          helperText={wrong}
          slotProps={{ htmlInput: { maxLength: MAX_LABEL_LENGTH } }}
        />
        {facts.types.length > 1 && (
          <TextField
            select
            size="small"
            disabled={disabled}
            label={translate('inputs.options.type')}
            value={item.type}
            onChange={(event) => edit((one) => ofType(one, event.target.value as OptionType, facts.localized))}
            sx={{ minWidth: 170 }}
          >
            {facts.types.map((type) => (
              <MenuItem key={type} value={type}>
                {translate(`inputs.options.types.${type}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      {optionFacts[item.type].choices && <Choices item={item} index={index} onChange={edit} />}
      <Bounds item={item} index={index} onChange={edit} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          label={translate('inputs.options.required')}
          control={
            <Switch
              size="small"
              disabled={disabled}
              checked={item.required ?? false}
              onChange={(event) => edit((one) => ({ ...one, required: event.target.checked }))}
            />
          }
          sx={{ ml: 0, mr: 'auto', gap: 0.5 }}
        />
        <Tooltip title={translate('inputs.options.copy')}>
          <span>
            <IconButton
              size="small"
              disabled={disabled || items.length >= facts.maxItems}
              aria-label={translate('inputs.options.copyNumber', { number })}
              onClick={() => change(withCopy(items, id))}
            >
              <ContentCopy fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title={translate('kit.remove')}>
          <span>
            <IconButton
              size="small"
              disabled={disabled}
              aria-label={translate('inputs.options.removeNumber', { number })}
              onClick={() => change(without(items, id))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      </Box>
    </Box>
  );
}

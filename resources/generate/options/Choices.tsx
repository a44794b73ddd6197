import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { labelText, type OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { SortableList } from '#src/kit/sortable/SortableList.tsx';
import { useBuilder } from './builderContext.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { inOrder, withChoice, withChoices } from './edits.ts';
import { useProblemText } from './useProblemText.ts';

interface Props {
  item: OptionItem;
  /** Place of the question, from 0. */
  index: number;
  onChange: (change: (item: OptionItem) => OptionItem) => void;
}

/** As narrow as possible: it is inside a row itself. */
const rows = {
  '& > [aria-busy] > ol > li': {
    px: 0,
    gap: 0.5,
    borderBottom: 0,
    '& > span': { display: { xs: 'none', sm: 'inline' }, minWidth: 20 },
  },
};

/** What can be answered, in order. */
export function Choices({ item, index, onChange }: Props) {
  const { facts, disabled } = useBuilder();
  const translate = useTranslate();
  const problem = useProblemText();
  const choices = item.choices ?? [];
  const wrong = problem(index, 'choices');
  return (
    <Box sx={rows}>
      <SortableList
        label={translate('inputs.options.choices')}
        items={choices.map((choice) => ({
          id: choice.id,
          label: labelText(choice.label) || translate('inputs.options.choice', { number: choice.position }),
          content: <ChoiceLine item={item.id} id={choice.id} />,
        }))}
        onMove={async ({ ids }) => onChange((one) => withChoices(one, inOrder(one.choices ?? [], ids)))}
      />
      <Button
        size="small"
        startIcon={<Add />}
        disabled={disabled || choices.length >= facts.maxChoices}
        onClick={() => onChange((one) => withChoice(one, facts.localized))}
      >
        {translate('inputs.options.addChoice')}
      </Button>
      {wrong && <FormHelperText error>{wrong}</FormHelperText>}
    </Box>
  );
}

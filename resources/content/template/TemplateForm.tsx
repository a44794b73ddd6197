/** What is printed: which links, at which size, with which words. */
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type LabelName, labelNames, MAX_COPIES, MAX_LINKS } from './labelSizes.ts';
import type { LinkRow } from './useLinks.ts';

const WORDS = 'resources.deep-links.template';

interface Props {
  links: readonly LinkRow[];
  chosen: readonly LinkRow[];
  size: LabelName;
  copies: number;
  heading: string;
  hint: string;
  frame: boolean;
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

export function TemplateForm({ links, chosen, size, copies, heading, hint, frame, onChange }: Props) {
  const translate = useTranslate();
  const say = (key: string) => translate(`${WORDS}.${key}`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Autocomplete
        multiple
        size="small"
        id="template-links"
        options={links}
        value={[...chosen]}
        getOptionLabel={({ referenceNo, name }) => `${referenceNo} · ${name}`}
        getOptionKey={({ uuid }) => uuid}
        isOptionEqualToValue={(one, other) => one.uuid === other.uuid}
        getOptionDisabled={() => chosen.length >= MAX_LINKS}
        onChange={(_, next) => onChange({ links: next.map(({ uuid }) => uuid).join(',') })}
        renderInput={(params) => <TextField {...params} label={say('links')} helperText={say('linksHint')} />}
      />
      <TextField
        select
        size="small"
        id="template-size"
        label={say('size')}
        value={size}
        onChange={({ target }) => onChange({ size: target.value })}
      >
        {labelNames.map((name) => (
          <MenuItem key={name} value={name}>
            {say(`sizes.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        id="template-heading"
        label={say('heading')}
        helperText={say('headingHint')}
        value={heading}
        onChange={({ target }) => onChange({ heading: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        size="small"
        id="template-hint"
        label={say('hint')}
        value={hint}
        onChange={({ target }) => onChange({ hint: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextField
        size="small"
        type="number"
        id="template-copies"
        label={say('copies')}
        value={copies}
        onChange={({ target }) => onChange({ copies: target.value })}
        slotProps={{ htmlInput: { min: 1, max: MAX_COPIES, step: 1 } }}
      />
      <FormControlLabel
        control={<Switch size="small" />}
        label={say('frame')}
        checked={frame}
        onChange={(_, isOn) => onChange({ frame: isOn ? '' : 'no' })}
      />
    </Box>
  );
}

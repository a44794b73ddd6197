import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { densities } from '#schemas/kernel/areas/preference.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { moved } from '#src/kit/sortable/order.ts';
import { useWords } from '../../words.ts';
import { ColumnLine } from './ColumnLine.tsx';
import { useColumns } from './chosenColumns.ts';
import { useListSettings } from './listSettings.ts';

interface Props {
  entity: Entity;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Which columns a list shows, in which order, how closely. The first column stays: it holds the link to the record. */
export default function DisplayPanel({ entity, anchor, onClose }: Props) {
  const translate = useTranslate();
  const words = useWords(entity);
  const { all, chosen, choose } = useColumns(entity);
  const [{ density = 'comfortable' }, change] = useListSettings(entity);
  const [first, ...others] = all;
  const shown = chosen.filter((name) => others.some((one) => one.name === name));
  // Those that are shown come first, in their order: that is what is moved up and down.
  const lines = [...shown, ...others.map(({ name }) => name).filter((name) => !shown.includes(name))];
  const toggle = (name: string) => choose(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('kit.columns'), sx: { width: 320, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <Box
        component="ul"
        aria-label={translate('kit.columns')}
        sx={{ listStyle: 'none', m: 0, px: 1, py: 0.75, maxHeight: 380, overflowY: 'auto' }}
      >
        {first && <ColumnLine label={words.field(first.name)} isShown />}
        {lines.map((name) => {
          const at = shown.indexOf(name);
          const moveTo = (to: number) => choose(moved(shown, at, to));
          return (
            <ColumnLine
              key={name}
              label={words.field(name)}
              isShown={at >= 0}
              onToggle={() => toggle(name)}
              onUp={at > 0 ? () => moveTo(at - 1) : undefined}
              onDown={at >= 0 && at < shown.length - 1 ? () => moveTo(at + 1) : undefined}
            />
          );
        })}
      </Box>
      <Divider />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center', p: 1.25 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={translate('lists.density.label')}
          value={density}
          onChange={(_, next: typeof density | null) => next && change({ density: next === 'comfortable' ? undefined : next })}
        >
          {densities.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 1.25, py: 0.5 }}>
              {translate(`lists.density.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" onClick={() => choose(null)}>
          {translate('kit.defaultColumns')}
        </Button>
      </Box>
    </Popover>
  );
}

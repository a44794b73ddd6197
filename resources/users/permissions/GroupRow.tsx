import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Permission } from '#schemas/kernel/access.ts';
import { type Row, stateOf, toggled } from './choice.ts';

interface Props {
  row: Row;
  chosen: ReadonlySet<Permission>;
  byRole: ReadonlySet<Permission>;
  onChange: (next: Set<Permission>) => void;
}

/** One group: a box for all of it, and one for each function; what differs from the role is marked. */
export function GroupRow({ row: { group, cells, missing }, chosen, byRole, onChange }: Props) {
  const translate = useTranslate();
  const label = translate(`permissionGroups.${group}`);
  const state = stateOf(cells, chosen);
  const isOpen = cells.some((cell) => cell.open);
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        px: 0,
        py: 0.75,
        border: 0,
        borderTop: '1px solid var(--at-line)',
        '&:first-of-type': { borderTop: 0 },
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '230px 1fr' },
      }}
    >
      <Box component="legend" sx={{ display: 'contents' }}>
        <Box>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={state === 'all'}
                indeterminate={state === 'some'}
                disabled={!isOpen}
                onChange={() => onChange(toggled(cells, chosen))}
              />
            }
            label={<Typography sx={{ fontWeight: 600 }}>{label}</Typography>}
          />
          {missing && (
            <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', ml: 3.75, mt: -0.75 }}>
              {translate('resources.users.permissions.addOnOff', { name: translate(`addOns.${missing}`) })}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, ml: { xs: 3, md: 0 } }}>
        {cells.map((cell) => {
          const differs = chosen.has(cell.code) !== byRole.has(cell.code);
          const name = translate(`permissionFunctions.${cell.name}`);
          const note = chosen.has(cell.code) ? 'resources.users.permissions.extra' : 'resources.users.permissions.taken';
          return (
            <FormControlLabel
              key={cell.code}
              disabled={!cell.open}
              control={
                <Checkbox size="small" checked={chosen.has(cell.code)} onChange={() => onChange(toggled([cell], chosen))} />
              }
              label={
                <span title={differs ? translate(note) : undefined}>
                  {name}
                  {differs && (
                    <Box
                      component="span"
                      sx={{ color: 'var(--at-primary-strong)', fontWeight: 700, ml: 0.5 }}
                      aria-label={translate(note)}
                    >
                      •
                    </Box>
                  )}
                </span>
              }
              slotProps={{ typography: { variant: 'body2' } }}
              sx={{ width: 112, mr: 0 }}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** A line of the permission grid: a checkbox for all of it, and one per function, each function in its own column. */
import MuiBox from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { Permission } from '#schemas/kernel/rights/access.ts';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { type Box, type Cell, cellsOf, columnOrder, stateOf } from './choice.ts';

interface Props {
  label: string;
  /** Why it makes no difference now: the module is switched off. */
  note?: string;
  boxes: readonly Box[];
  chosen: ReadonlySet<Permission>;
  byRole: ReadonlySet<Permission>;
  /** Marks what differs from the role: for lines of single permissions. */
  marks?: boolean;
  onToggle: (cells: readonly Cell[]) => void;
}

/** Functions per line on a wide screen; the few rare ones go below. */
const COLUMNS = 7;

function Line({ label, note, boxes, chosen, byRole, marks = false, onToggle }: Props) {
  const all = boxes.flatMap(cellsOf);
  return (
    <MuiBox
      component="fieldset"
      sx={{
        m: 0,
        px: 0,
        py: 0.5,
        border: 0,
        borderTop: '1px solid var(--at-line)',
        '&:first-of-type': { borderTop: 0 },
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '220px 1fr' },
        alignItems: 'center',
        // The line above the others, for all of them at once.
        ...(marks ? {} : { bgcolor: 'var(--at-sunken)', mx: -1, px: 1, mb: 0.5, borderRadius: 1 }),
        ...(note ? { '& .MuiTypography-root': { color: 'text.secondary' } } : {}),
      }}
    >
      <MuiBox component="legend" sx={{ display: 'contents' }}>
        <MuiBox>
          <Tick cells={all} chosen={chosen} onToggle={onToggle} label={<b>{label}</b>} />
          {note && (
            <Typography variant="caption" sx={{ display: 'block', ml: 3.75, mr: 1.5, mt: -0.75, mb: 0.5 }}>
              {note}
            </Typography>
          )}
        </MuiBox>
      </MuiBox>
      <MuiBox
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(116px, 1fr))', md: `repeat(${COLUMNS}, minmax(0, 1fr))` },
          ml: { xs: 3, md: 0 },
        }}
      >
        {boxes.map(({ name, cells }) => {
          const place = columnOrder.indexOf(name);
          return (
            <MuiBox
              key={name}
              sx={{ gridColumn: { md: (place % COLUMNS) + 1 }, gridRow: { md: Math.floor(place / COLUMNS) + 1 } }}
            >
              <Tick
                cells={cells}
                chosen={chosen}
                onToggle={onToggle}
                label={<FunctionLabel name={name} cell={marks ? cells[0] : undefined} chosen={chosen} byRole={byRole} />}
              />
            </MuiBox>
          );
        })}
      </MuiBox>
    </MuiBox>
  );
}

interface TickProps extends Pick<Props, 'chosen' | 'onToggle'> {
  cells: readonly Cell[];
  label: React.ReactNode;
}
function Tick({ cells, chosen, onToggle, label }: TickProps) {
  const state = stateOf(cells, chosen);
  return (
    <FormControlLabel
      disabled={!cells.some((cell) => cell.open)}
      control={
        <Checkbox
          size="small"
          checked={state === 'all'}
          indeterminate={state === 'some'}
          onChange={() => onToggle(cells)}
          sx={{ py: 0.75 }}
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ mr: 0 }}
    />
  );
}

interface LabelProps extends Pick<Props, 'chosen' | 'byRole'> {
  name: string;
  cell: Cell | undefined;
}
/** The function's name; a dot, and words for those who do not see it, where the person differs from the role. */
function FunctionLabel({ name, cell, chosen, byRole }: LabelProps) {
  const translate = useTranslate();
  const word = translate(`permissionFunctions.${name}`);
  if (!cell || chosen.has(cell.code) === byRole.has(cell.code)) return word;
  const note = translate(`resources.users.permissions.${chosen.has(cell.code) ? 'extra' : 'taken'}`);
  return (
    <span title={note}>
      {word}
      <MuiBox
        component="span"
        aria-hidden
        sx={{
          display: 'inline-block',
          width: 7,
          height: 7,
          ml: 0.75,
          mb: '1px',
          borderRadius: '50%',
          bgcolor: 'var(--at-primary-strong)',
        }}
      />
      <span style={visuallyHidden}>({note})</span>
    </span>
  );
}

/** A line whose permissions have not changed is not drawn again: a provider's grid has some four hundred checkboxes. */
export const BoxLine = memo(
  Line,
  (before, after) =>
    before.boxes === after.boxes &&
    before.label === after.label &&
    before.note === after.note &&
    before.onToggle === after.onToggle &&
    before.byRole === after.byRole &&
    after.boxes.flatMap(cellsOf).every(({ code }) => before.chosen.has(code) === after.chosen.has(code)),
);

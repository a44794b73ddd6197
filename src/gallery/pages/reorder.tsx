import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMemo, useState } from 'react';
import { moved, renumbered } from '#src/kit/sortable/order.ts';
import { Sortable } from '#src/kit/sortable/Sortable.tsx';
import type { Move } from '#src/kit/sortable/SortableProps.ts';
import { Example } from '../Example.tsx';

const NAMES = ['Apples', 'Bread', 'Cheese', 'Dates', 'Eggs', 'Figs', 'Grapes'];
const first = renumbered(NAMES.map((name, index) => ({ id: index + 1, name })));

export default function Reorder() {
  const [rows, setRows] = useState(first);
  const [fails, setFails] = useState(false);
  const [calls, setCalls] = useState(0);
  const [refuse, setRefuse] = useState<() => void>();
  // The first five stand for the page that is shown.
  const items = useMemo(() => rows.slice(0, 5).map(({ id, name }) => ({ id, label: name, content: name })), [rows]);
  const save = async ({ id, position }: Move) => {
    setCalls((count) => count + 1);
    if (fails) {
      // Until then the row is seen in its new place.
      await new Promise<void>((resolve) => setRefuse(() => resolve));
      setRefuse(undefined);
      throw new Error('errors.network');
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    setRows((now) =>
      renumbered(
        moved(
          now,
          now.findIndex((row) => row.id === id),
          position - 1,
        ),
      ),
    );
  };
  return (
    <Example title="Order" value={{ calls, rows: rows.map(({ name, position, sequence }) => [name, position, sequence]) }}>
      <FormControlLabel control={<Switch checked={fails} onChange={(_, next) => setFails(next)} />} label="Saving fails" />
      <Button disabled={!refuse} onClick={refuse}>
        Let it fail
      </Button>
      <Sortable items={items} label="Shopping" total={rows.length} onMove={save} />
    </Example>
  );
}

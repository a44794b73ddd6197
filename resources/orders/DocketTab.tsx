/** The docket of an order as the printer makes it, and the button that prints it: 58 or 80 mm wide, with the store's own settings. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import type { opcOrder } from '#schemas/orders/opcOrder.ts';
import type { RecordSlot } from '../area.ts';

const WORDS = 'resources.opc-orders.docket';
interface Docket {
  columns: number;
  fontSize: 'SMALL' | 'MEDIUM' | 'LARGE';
  copy: boolean;
  lines: readonly string[];
}
const widths = { MM_58: '58mm', MM_80: '80mm' } as const;
type Width = keyof typeof widths;
/** Of the paper, for so many columns. */
const sizes = { SMALL: 0.9, MEDIUM: 1, LARGE: 1.15 } as const;

/** Alone on the paper: in a frame of its own, so that nothing of the page is printed. */
function print({ lines, columns, fontSize }: Docket, width: Width): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  const style = page.createElement('style');
  style.textContent = `@page{size:${widths[width]} auto;margin:2mm}body{margin:0}pre{margin:0;font:${
    (Number.parseInt(widths[width], 10) / columns) * 4.2 * sizes[fontSize]
  }px/1.35 'Noto Sans Mono CJK SC',monospace}`;
  const text = page.createElement('pre');
  text.textContent = lines.join('\n');
  page.head.append(style);
  page.body.append(text);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}

export default function DocketTab({ record: { id } }: RecordSlot<typeof opcOrder>) {
  const translate = useTranslate();
  const [width, setWidth] = useState<Width>('MM_80');
  const [docket, setDocket] = useState<Docket>();
  const [failed, setFailed] = useState(false);
  const show = async () => {
    try {
      const { data } = await http<Docket>('PUT', `/opc-orders/${id}/docket`, { body: { width } });
      setDocket(data);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          label={translate(`${WORDS}.width`)}
          value={width}
          onChange={(event) => {
            setWidth(event.target.value as Width);
            setDocket(undefined);
          }}
          sx={{ minWidth: 160 }}
        >
          {(Object.keys(widths) as Width[]).map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`${WORDS}.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => void show()} sx={{ minHeight: 44 }}>
          {translate(`${WORDS}.show`)}
        </Button>
        {docket && (
          <Button variant="contained" onClick={() => print(docket, width)} sx={{ minHeight: 44 }}>
            {translate(`${WORDS}.print`)}
          </Button>
        )}
      </Box>
      {failed && <Alert severity="error">{translate(`${WORDS}.failed`)}</Alert>}
      {docket?.copy && <Alert severity="info">{translate(`${WORDS}.isCopy`)}</Alert>}
      {docket && (
        <Box
          component="pre"
          tabIndex={0}
          aria-label={translate(`${WORDS}.title`)}
          sx={{
            m: 0,
            p: 2,
            maxWidth: '100%',
            overflowX: 'auto',
            border: '1px dashed var(--at-line-strong)',
            fontFamily: '"Noto Sans Mono CJK SC", monospace',
            fontSize: `${0.875 * sizes[docket.fontSize]}rem`,
            lineHeight: 1.35,
          }}
        >
          {docket.lines.join('\n')}
        </Box>
      )}
    </Box>
  );
}

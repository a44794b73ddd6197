/** The docket of an order as the printer makes it, and the button that prints it: 58 or 80 mm wide, with the store's own settings. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Fragment, useState } from 'react';
import { http } from '#dataProvider/httpClient.ts';
import { runsOf } from '#schemas/orders/docketText.ts';
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
/** Of the largest letters that fit on the paper. */
const sizes = { SMALL: 0.8, MEDIUM: 0.9, LARGE: 1 } as const;
/** In millimetres, on each side. */
const MARGIN = 2;
const PX_PER_MM = 96 / 25.4;
/** A wide letter has the place of two, whatever font has it. */
const twoWide = 'display:inline-block;width:2ch;text-align:center';

function lettersOf(page: Document, lines: readonly string[]): HTMLElement {
  const text = page.createElement('pre');
  for (const [index, line] of lines.entries()) {
    if (index) text.append('\n');
    for (const { text: letters, wide } of runsOf(line)) {
      if (!wide) {
        text.append(letters);
        continue;
      }
      const one = page.createElement('span');
      one.style.cssText = twoWide;
      one.textContent = letters;
      text.append(one);
    }
  }
  return text;
}

/** Alone on the paper: in a frame of its own, so that nothing of the page is printed. The letters are as large as the width of the paper allows. */
function print({ lines, columns, fontSize }: Docket, width: Width): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  const style = page.createElement('style');
  style.textContent = `@page{size:${widths[width]} auto;margin:${MARGIN}mm}body{margin:0}pre{margin:0;font:100px/1.35 'Noto Sans Mono CJK SC',monospace}`;
  const ruler = page.createElement('pre');
  ruler.style.cssText = 'position:absolute;visibility:hidden';
  ruler.textContent = '0'.repeat(columns);
  page.head.append(style);
  page.body.append(ruler);
  const room = (Number.parseInt(widths[width], 10) - 2 * MARGIN) * PX_PER_MM;
  const size = (100 * room * sizes[fontSize]) / (ruler.getBoundingClientRect().width || 50 * columns);
  ruler.remove();
  const text = lettersOf(page, lines);
  text.style.fontSize = `${size}px`;
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
          {docket.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never move
            <Fragment key={index}>
              {index > 0 && '\n'}
              {runsOf(line).map(({ text, wide }, place) =>
                wide ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: letters of a line that never move
                  <Box key={place} component="span" sx={{ display: 'inline-block', width: '2ch', textAlign: 'center' }}>
                    {text}
                  </Box>
                ) : (
                  text
                ),
              )}
            </Fragment>
          ))}
        </Box>
      )}
    </Box>
  );
}

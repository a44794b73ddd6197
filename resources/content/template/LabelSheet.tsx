/** Labels as they leave the printer: in millimetres, on the paper of their size, without the frame of the portal. */

import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'ra-core';
import { QrImage } from '#src/kit/qr/QrImage.tsx';
import type { LabelSize } from './labelSizes.ts';
import type { LinkRow } from './useLinks.ts';

interface Props {
  labels: readonly (LinkRow & { key: string })[];
  size: LabelSize;
  building: string;
  heading: string;
  hint: string;
  frame: boolean;
}

/** Around labels of which several stand on A4. */
const EDGE_MM = 10;

export function LabelSheet({ labels, size, building, heading, hint, frame }: Props) {
  const translate = useTranslate();
  const { width, height, zoom, sheet } = size;
  return (
    <>
      <GlobalStyles
        styles={
          {
            '@page labels': { size: sheet ? `${width}mm ${height}mm` : 'A4 portrait', margin: sheet ? 0 : `${EDGE_MM}mm` },
            '@media print': {
              '#content': { page: 'labels' },
              // The head of other printed pages is no part of a label.
              '#print-head': { display: 'none !important' },
            },
          } as never
        }
      />
      <Box
        component="ul"
        aria-label={translate('resources.deep-links.template.preview')}
        data-labels
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: sheet ? 3 : '2mm',
          zoom,
          '@media print': { zoom: 1, gap: sheet ? 0 : '2mm' },
        }}
      >
        {labels.map(({ key, name, referenceNo, url }) => (
          <Box component="li" key={key} sx={labelStyles(size, frame)}>
            <span style={{ fontSize: '0.45em' }}>{building}</span>
            <strong style={{ overflowWrap: 'anywhere', lineHeight: 1.15 }}>{heading || name}</strong>
            <QrImage text={url} name={heading || name} size={`${size.code}mm`} />
            {hint && <span style={{ fontSize: '0.55em', overflowWrap: 'anywhere' }}>{hint}</span>}
            <span style={{ fontSize: '0.35em' }}>{referenceNo}</span>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Black on white, in both themes and on paper. */
const labelStyles = ({ width, height, text, sheet }: LabelSize, frame: boolean) => ({
  boxSizing: 'border-box',
  width: `${width}mm`,
  height: `${height}mm`,
  flex: 'none',
  overflow: 'hidden',
  p: sheet ? '8mm' : '2mm',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-evenly',
  textAlign: 'center',
  fontSize: `${text}pt`,
  color: '#000',
  bgcolor: '#fff',
  border: frame ? '0.2mm dashed #888' : '0.2mm solid transparent',
  breakInside: 'avoid',
  ...(sheet ? { '@media print': { border: 0, '&:not(:last-of-type)': { breakAfter: 'page' } } } : {}),
});

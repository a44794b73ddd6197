import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AskedEncoding } from '#schemas/kernel/sheet/decode.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import type { Encodings } from '#src/kit/upload/sheetFile.ts';
import { AskChoice } from './AskChoice.tsx';

interface Props {
  encodings: Encodings;
  onChoose: (encoding: AskedEncoding) => void;
  onOther: () => void;
}

/** The letters of a file that does not say in which encoding it was saved. */
export function ChooseEncoding({ encodings: { read, choices }, onChoose, onOther }: Props) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<AskedEncoding | undefined>(read);
  return (
    <SectionCard title={translate('bulkUpload.encoding.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <AskChoice
          question={translate('bulkUpload.encoding.question')}
          offers={choices.map(({ encoding, lines }) => ({
            value: encoding,
            label: translate(`bulkUpload.encoding.names.${encoding}`),
            lines,
          }))}
          value={chosen}
          onChange={(value) => setChosen(value as AskedEncoding)}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button color="inherit" onClick={onOther}>
            {translate('bulkUpload.otherFile')}
          </Button>
          <Button variant="contained" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {translate('bulkUpload.encoding.next')}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}

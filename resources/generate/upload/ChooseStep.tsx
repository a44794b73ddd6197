/** The first step: a file is chosen and read, its columns are matched, its rows are sent to be checked. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { sheetTypesOf } from '#schemas/kernel/calls/upload.ts';
import { SheetDrop } from '#src/kit/upload/SheetDrop.tsx';
import { ChooseEncoding } from './ChooseEncoding.tsx';
import { MatchColumns } from './MatchColumns.tsx';
import type { StepProps } from './StepProps.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { UpdateHint } from './UpdateHint.tsx';
import { useCandidates } from './useCandidates.ts';
import { useReading } from './useReading.ts';
import { Working } from './Working.tsx';

export function ChooseStep(props: StepProps) {
  const translate = useTranslate();
  const reading = useReading();
  const candidates = useCandidates(props.entity, props.columns, props.upload);
  const [round, setRound] = useState(0);
  const { file, sheets, encodings, progress, problem } = reading;
  const other = () => {
    setRound(round + 1);
    reading.stop();
  };
  if (file && progress !== undefined)
    return <Working text={translate('bulkUpload.reading', { name: file.name })} progress={progress} onCancel={reading.stop} />;
  if (file && sheets && candidates)
    return (
      <MatchColumns
        key={round}
        {...props}
        fileName={file.name}
        sheets={sheets}
        candidates={candidates}
        onProblem={reading.say}
        onOther={other}
        encoding={encodings?.read}
        onEncoding={reading.ask}
      />
    );
  if (file && !sheets && encodings)
    return (
      <ChooseEncoding
        encodings={encodings}
        onChoose={(encoding) => {
          setRound(round + 1);
          void reading.start(file, encoding);
        }}
        onOther={other}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <SheetDrop types={sheetTypesOf(props.upload)} problem={problem} onFile={(chosen) => void reading.start(chosen)} />
      {props.upload.does === 'update' && <UpdateHint {...props} />}
      <TemplateButton {...props} />
    </Box>
  );
}

/** Matches the columns of the file to fields, automatically where the headings are known. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { MAX_ROWS } from '#schemas/kernel/calls/upload.ts';
import { isNeeded } from '#schemas/kernel/calls/uploadColumns.ts';
import type { DateOrder } from '#schemas/kernel/sheet/dates.ts';
import type { AskedEncoding } from '#schemas/kernel/sheet/decode.ts';
import { type Sheet, tableOf } from '#schemas/kernel/sheet/grid.ts';
import { type Candidate, headingWords, plainLabel } from '#schemas/kernel/sheet/match.ts';
import { rowsOf, unclearDays } from '#schemas/kernel/sheet/rows.ts';
import { usePreference } from '#src/app/preferences/usePreference.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { errorText } from '#src/kit/values/errorText.ts';
import { useJoined } from '#src/kit/values/useJoined.ts';
import { useAtrium } from '../useAtrium.ts';
import { useWords } from '../words.ts';
import { AskDateOrder } from './AskDateOrder.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { duplicateFields, type Mapping, type Remembered, rememberedOf, startMapping } from './mapping.ts';
import type { StepProps } from './StepProps.ts';
import { stepPath } from './steps.ts';
import { useCacheUpload } from './useUploadState.ts';
import { Working } from './Working.tsx';

interface Props extends StepProps {
  fileName: string;
  sheets: readonly Sheet[];
  candidates: readonly Candidate[];
  onProblem: (sentence: string) => void;
  onOther: () => void;
  /** In which the file was read, where it does not say it itself. */
  encoding?: AskedEncoding;
  onEncoding: () => void;
}
const NOTHING: Remembered = {};
/** How many rows are sampled to recognise a column. */
const LOOKED_AT = 50;

export function MatchColumns({ entity, name, upload, columns, cells, fileName, sheets, candidates, ...props }: Props) {
  const { onProblem, onOther, encoding, onEncoding } = props;
  const translate = useTranslate();
  const words = useWords(entity);
  const joined = useJoined();
  const provider = useAtrium();
  const navigate = useNavigate();
  const keep = useCacheUpload();
  const [remembered, remember] = usePreference(`bulkUpload.${entity.name}.${name}`, NOTHING);
  const tables = useMemo(() => {
    const labels = headingWords(candidates);
    const known = (heading: string) => labels.has(plainLabel(heading)) || plainLabel(heading) in remembered;
    return sheets.map((sheet) => tableOf(sheet, known));
  }, [sheets, candidates, remembered]);
  const start = (index: number) => {
    const { headings = [], rows = [] } = tables[index] ?? {};
    const looked = rows.slice(0, LOOKED_AT).map(({ cells }) => cells);
    return startMapping(headings, candidates, remembered, looked);
  };
  const [sheet, setSheet] = useState(() => bestOf(tables.map((_, index) => start(index))));
  const [mapping, setMapping] = useState<Mapping>(() => start(sheet));
  const [order, setOrder] = useState<DateOrder>();
  const [checking, setChecking] = useState(false);

  const table = tables[sheet];
  const count = table?.rows.length ?? 0;
  const doubled = duplicateFields(mapping);
  const missing = columns.filter((column) => isNeeded(entity, upload, column) && !mapping.includes(column));
  const kindOf = (column: string) => entity.fields[column]?.kind;
  const unclear = useMemo(
    () => (table ? unclearDays(table, mapping, (column) => entity.fields[column]?.kind) : []),
    [table, mapping, entity],
  );
  const tooMany = count > MAX_ROWS || sheets[sheet]?.cut;
  const problems = [
    ...doubled.map((column) => translate('bulkUpload.doubled', { name: words.field(column) })),
    ...(missing.length ? [translate('bulkUpload.missing', { names: joined(missing.map(words.field)) })] : []),
    ...(unclear.length && !order ? [translate('bulkUpload.dateOrder.missing')] : []),
    ...(count === 0 ? [translate('bulkUpload.noRows')] : []),
    ...(tooMany ? [translate('bulkUpload.tooMany', { max: MAX_ROWS })] : []),
  ];

  const check = async () => {
    if (!table) return;
    setChecking(true);
    remember({ ...remembered, ...rememberedOf(table.headings, candidates, mapping) });
    try {
      const rows = rowsOf(table, mapping, kindOf, order).map((row) => ({ ...row, data: { ...row.data, ...cells } }));
      const { data } = await provider.processUpload(entity.name, { upload: name, fileName, rows });
      keep(data);
      navigate(stepPath(upload, 'confirm', data.uploadId));
    } catch (error) {
      onProblem(errorText(translate, error));
    }
  };
  if (checking) return <Working text={translate('bulkUpload.checking', { smart_count: count })} />;
  return (
    <SectionCard title={translate('bulkUpload.columns')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('bulkUpload.found', { name: fileName, smart_count: count })}
        </Typography>
        {encoding && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2">
              {translate('bulkUpload.encoding.read', { name: translate(`bulkUpload.encoding.names.${encoding}`) })}
            </Typography>
            <Button onClick={onEncoding}>{translate('bulkUpload.encoding.change')}</Button>
          </Box>
        )}
        {sheets.length > 1 && (
          <TextField
            select
            label={translate('bulkUpload.sheet')}
            value={sheet}
            onChange={(event) => {
              setSheet(Number(event.target.value));
              setMapping(start(Number(event.target.value)));
            }}
            sx={{ maxWidth: 320 }}
          >
            {sheets.map((one, index) => (
              <MenuItem key={one.name} value={index}>
                {one.name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {table && (
          <ColumnTable
            entity={entity}
            upload={upload}
            columns={columns}
            table={table}
            mapping={mapping}
            doubled={doubled}
            onChange={setMapping}
          />
        )}
        {unclear.length > 0 && <AskDateOrder days={unclear} value={order} onChange={setOrder} />}
        {problems.length > 0 && (
          <Alert severity="warning" role="status">
            {problems.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <Button color="inherit" onClick={onOther}>
            {translate('bulkUpload.otherFile')}
          </Button>
          <Button variant="contained" disabled={problems.length > 0} onClick={() => void check()}>
            {translate('bulkUpload.check', { smart_count: count })}
          </Button>
        </Box>
      </Box>
    </SectionCard>
  );
}

/** The sheet with the most known columns; the first when there are none. */
function bestOf(mappings: readonly Mapping[]): number {
  const scores = mappings.map((mapping) => mapping.filter(Boolean).length);
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

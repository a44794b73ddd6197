import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { samples } from '#schemas/samples.ts';
import { Example } from '../Example.tsx';

const told = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** Typical records of each entity, which the demo data and the tests use as well. */
export default function Samples() {
  return samples.map(({ entity, records }) => {
    const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
    return (
      <Example key={entity} title={entity}>
        {/* A wide table scrolls, also by keyboard. */}
        <TableContainer tabIndex={0} aria-label={entity} role="region">
          <Table size="small">
            <TableHead>
              <TableRow>
                {keys.map((key) => (
                  <TableCell key={key}>{key}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {records.map((record) => (
                <TableRow key={JSON.stringify(record)}>
                  {keys.map((key) => (
                    <TableCell key={key}>{told(record[key])}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Example>
    );
  });
}

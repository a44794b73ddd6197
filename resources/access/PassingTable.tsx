/** People at a door, or doors of a person, each with the groups and schedules that say so, and whether at this moment. */
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { TableSkeleton } from '#src/kit/states/Skeletons.tsx';
import { type Passing, usePassing } from './usePassing.ts';

const WORDS = 'resources.access-doors.access';

interface Props<T> {
  path: string;
  /** The heading of the first column, and what is said where there are no rows: keys of the words. */
  subject: 'person' | 'door';
  none: 'nobody' | 'nowhere';
  keyOf: (item: T) => number;
  nameOf: (item: T) => string;
  hintOf: (item: T) => string | null;
}

export function PassingTable<T>({ path, subject, none, keyOf, nameOf, hintOf }: Props<T>) {
  const translate = useTranslate();
  const { data, error, refetch } = usePassing<T>(path);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  if (!data.items.length) return <EmptyState hint={translate(`${WORDS}.${none}`)} />;
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid var(--at-line)',
        borderRadius: 'var(--at-radius)',
        overflowX: 'auto',
        // On a phone each row is a block of its own.
        '@media (max-width: 599px)': {
          '& thead': { display: 'none' },
          '& td': { display: 'block', border: 0, py: 0.5 },
          '& tr': { display: 'block', py: 1 },
        },
      }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate(`${WORDS}.${subject}`)}</TableCell>
            <TableCell>{translate(`${WORDS}.now`)}</TableCell>
            <TableCell>{translate(`${WORDS}.why`)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.items.map((item) => (
            <TableRow key={keyOf(item)} sx={{ verticalAlign: 'top' }}>
              <TableCell>
                {nameOf(item)}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {hintOf(item)}
                </Typography>
              </TableCell>
              <TableCell>
                <Chip
                  size="small"
                  variant="outlined"
                  color={item.granted ? 'success' : 'default'}
                  label={translate(`${WORDS}.reasons.${item.reason}`)}
                />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <DoorNow {...item} />
                </Typography>
              </TableCell>
              <TableCell>
                <Grants grants={item.grants} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {data.more && (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          {translate(`${WORDS}.more`, { count: data.items.length })}
        </Typography>
      )}
    </Box>
  );
}

/** What the door is by itself, and the floors of a lift. */
function DoorNow({ granted, state, waits, floors }: Passing) {
  const translate = useTranslate();
  const name = translate(`${WORDS}.states.${state}`);
  const all = floors?.length ? translate(`${WORDS}.floors`, { floors: floors.join(', ') }) : translate(`${WORDS}.noFloors`);
  return [waits ? translate(`${WORDS}.waits`, { state: name }) : name, ...(floors && granted ? [all] : [])].join(' · ');
}

function Grants({ grants }: Pick<Passing, 'grants'>) {
  const translate = useTranslate();
  const via = { NAMED: 'named', COMPANY: 'byCompany', FLOOR: 'byFloor' } as const;
  return grants.map(({ accessGroupId, accessGroup, doorGroup, via: why, schedules }) => (
    <Typography key={`${accessGroupId} ${doorGroup}`} variant="body2">
      <Link component={RouterLink} to={`/access-group/manage/${accessGroupId}`}>
        {doorGroup ? translate(`${WORDS}.through`, { group: accessGroup, doorGroup }) : accessGroup}
      </Link>
      {` · ${schedules.map(({ name }) => name).join(', ')} · ${translate(`${WORDS}.${via[why]}`)}`}
    </Typography>
  ));
}

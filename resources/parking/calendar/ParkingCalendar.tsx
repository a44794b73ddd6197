/** /parking/season-parking/calendar: which season parkings run in a month, by car park. The address holds the car park, too. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { MonthCalendar } from '#resources/generate/calendar/MonthCalendar.tsx';
import { useMonthParam } from '#resources/generate/calendar/useMonthParam.ts';
import { useChoices } from '#resources/generate/kinds/useChoices.ts';
import { recordPath } from '#resources/generate/pagePath.ts';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useRecordName } from '#resources/generate/useRecordName.ts';
import { useWords } from '#resources/generate/words.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { PlainDate } from '#src/kit/values/DateTime.tsx';
import { useMonth } from './useMonth.ts';
import { useStatusWord } from './useStatusWord.ts';

/** An application that nobody has decided on. */
const UNDECIDED = 'PENDING_APPROVAL';

export default function ParkingCalendar() {
  const entity = useEntity('season-parking-applications');
  const translate = useTranslate();
  const words = useWords(entity);
  const nameOf = useRecordName(entity);
  const statusOf = useStatusWord(entity);
  const param = useMonthParam();
  const carPark = Number(param.asked.get('carPark')) || undefined;
  const { choices } = useChoices({ to: 'car-parks', search: '', pick: undefined, enabled: true });
  return (
    <MonthCalendar
      entity={entity}
      name={words.page('list')}
      param={param}
      query={useMonth(entity, param.month, carPark)}
      lineOf={(row) => ({
        name: nameOf(row),
        to: recordPath(entity, row.id),
        facts: (
          <>
            <PlainDate value={row.commencementDate} /> – <PlainDate value={row.lastDay} />
          </>
        ),
      })}
      entryOf={(row) => {
        const { tone, word } = statusOf(row);
        return {
          text: `${word} · ${nameOf(row)}`,
          first: row.commencementDate,
          last: row.lastDay,
          tone,
          isDraft: row.status === UNDECIDED,
        };
      }}
      aside={
        <Box sx={{ ml: { sm: 'auto' }, maxWidth: '100%' }}>
          <Dropdown
            label={words.field('carPark')}
            value={carPark ? String(carPark) : ''}
            options={choices.map(({ id, label }) => ({ value: String(id), label }))}
            placeholder={translate('resources.season-parking-applications.calendar.all')}
            onChange={(id) => param.change({ carPark: id })}
          />
        </Box>
      }
    />
  );
}

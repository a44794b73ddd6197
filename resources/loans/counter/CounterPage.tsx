/** /concierge/counter: scan the person, scan the items, done. The address holds the counter's location. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { Scanner } from '#src/kit/camera/Scanner.tsx';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { CentreNeeded } from '../../generate/CentreNeeded.tsx';
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';
import { useEntity } from '../../generate/useEntity.ts';
import { PersonField } from '../PersonField.tsx';
import { CodeField } from './CodeField.tsx';
import { Going } from './Going.tsx';
import { InHands } from './InHands.tsx';
import { SaidPanel } from './SaidPanel.tsx';
import { useCounter } from './useCounter.ts';
import { useOut } from './useOut.ts';

export default function CounterPage() {
  const { officeCentre } = useSession();
  return (
    <>
      <ScreenHeader />
      {officeCentre ? <CounterOfBuilding /> : <CentreNeeded />}
    </>
  );
}

function CounterOfBuilding() {
  // Brings the words of the area.
  const entity = useEntity('loan-item-requests');
  const translate = useTranslate();
  const say = (word: string) => translate(`resources.loan-item-requests.counter.${word}`);
  const [asked, setAsked] = useSearchParams();
  const [camera, setCamera] = useState(false);
  const locationId = asked.get('location') ?? '';
  const goTo = (id: string) => setAsked(id ? { location: id } : {}, { replace: true });
  const counter = useCounter({ locationId, onLocation: (id) => goTo(String(id)) });
  const { person } = counter;
  const { data: out } = useOut(person?.id);
  const { data: places = [] } = useQuery({
    queryKey: ['loan-locations', 'counter'],
    queryFn: async () => (await http<Option[]>('GET', '/locations/drop-down', { query: { limit: 100 } })).data,
  });
  return (
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <SaidPanel said={counter.said} busy={counter.busy} />
        <Box sx={card}>
          <CodeField onCode={(text) => void counter.scan(text)} said={counter.said} />
          <Button variant="text" onClick={() => setCamera(!camera)} sx={{ justifySelf: 'start' }}>
            {say(camera ? 'noCamera' : 'camera')}
          </Button>
          {camera && <Scanner onScan={(text) => void counter.scan(text)} goesOn />}
          <Dropdown
            fullWidth
            label={say('location')}
            value={places.some(({ value }) => String(value) === locationId) ? locationId : ''}
            options={places.map(({ value, label }) => ({ value: String(value), label: label ?? '' }))}
            placeholder={say('anyLocation')}
            onChange={goTo}
          />
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <SectionCard
          title={say('borrower')}
          action={
            person && (
              <Button size="small" onClick={() => counter.choose(undefined)}>
                {say('change')}
              </Button>
            )
          }
        >
          {person ? (
            <>
              <Box sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>{person.name}</Box>
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {[person.username, person.company].filter(Boolean).join(' · ')}
              </Box>
            </>
          ) : (
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <Box sx={{ color: 'text.secondary' }}>{say('nobody')}</Box>
              <PersonField
                label={say('find')}
                value={null}
                onChange={(one) =>
                  one &&
                  counter.choose({
                    id: one.value,
                    uuid: '',
                    name: one.label,
                    username: one.code,
                    company: one.tenant[0]?.label ?? null,
                  })
                }
              />
            </Box>
          )}
        </SectionCard>
        <Going counter={counter} />
        {person && out && <InHands entity={entity} out={out} counter={counter} />}
      </Box>
    </Box>
  );
}

/** On a phone the answer and the camera stand above the lists. */
const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 420px) minmax(0, 1fr)' },
  alignItems: 'start',
};
const card = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
};

import { type ReactNode, useState } from 'react';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import type { Company } from './visitorCalls.ts';

/** Companies by floor, found by name or floor; `draw` puts each into a row. */
export function Companies({
  companies,
  draw,
}: {
  companies: readonly Company[];
  draw: (company: Company, floors: string) => ReactNode;
}) {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const floorOf = ({ floors }: Company) => floors[0] ?? '';
  const found = companies
    .filter(
      ({ name, floors }) => !wanted || name.toLowerCase().includes(wanted) || floors.some((one) => one.toLowerCase() === wanted),
    )
    .sort((a, b) => floorOf(a).localeCompare(floorOf(b), undefined, { numeric: true }) || a.name.localeCompare(b.name));
  return (
    <>
      <TextField
        id="sought"
        type="search"
        label={t('visitor.station.search')}
        required={false}
        value={sought}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length ? (
        <ul className="station-companies">
          {found.map((one) => (
            <li key={one.uuid}>
              {draw(one, one.floors.length ? t('visitor.station.floors', { floors: one.floors.join(', ') }) : '')}
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{t('visitor.station.noCompany')}</p>
      )}
    </>
  );
}

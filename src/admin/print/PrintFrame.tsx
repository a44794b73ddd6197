import { GlobalStyles } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useSession } from '#authProvider/useSession.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import { formatDateTime } from '#src/kit/values/dateTime.ts';
import { printStyles } from '../../theme/print.ts';

/** The header of a printed page: building, time of printing, and person. The title follows below. */
export function PrintFrame() {
  const translate = useTranslate();
  const locale = useLocale();
  const zone = useTimeZone();
  const { fullName, officeCentre } = useSession();
  const [at, setAt] = useState(() => new Date().toISOString());
  const [place, setPlace] = useState<Element | null>(null);
  const [styles, setStyles] = useState<object>();
  useEffect(() => {
    setPlace(document.getElementById('print-head'));
    const paper = window.matchMedia('print');
    const show = () => {
      setAt(new Date().toISOString());
      setStyles((made) => made ?? printStyles());
    };
    // Synchronously: the browser lays out the sheet right after this event.
    const tell = () => flushSync(show);
    const turn = () => paper.matches && tell();
    if (paper.matches) show();
    window.addEventListener('beforeprint', tell);
    paper.addEventListener('change', turn);
    return () => {
      window.removeEventListener('beforeprint', tell);
      paper.removeEventListener('change', turn);
    };
  }, []);
  const building = officeCentre
    ? [...new Set([officeCentre.buildingName, officeCentre.companyName])].filter(Boolean).join(' · ')
    : 'Atrium';
  return (
    <>
      {styles && <GlobalStyles styles={styles as never} />}
      {place &&
        createPortal(
          <div
            className="at-paper"
            style={{
              justifyContent: 'space-between',
              gap: 24,
              fontSize: '8.5pt',
              marginBottom: '6mm',
              borderBottom: '1px solid #000',
              paddingBottom: 4,
            }}
          >
            <strong>{building}</strong>
            <span>{translate('desk.printed', { name: fullName, date: formatDateTime(at, zone, locale) })}</span>
          </div>,
          place,
        )}
    </>
  );
}

import './display.css';
import { useState } from 'react';
import { Banner } from '../Banner.tsx';
import { Frame } from '../Frame.tsx';
import { navigate } from '../navigate.ts';
import { useTranslation } from '../translation.tsx';
import { forgetDisplay, keptDisplays } from './keys.ts';

/** /public/hotdesks/zone-displays/select-display: which of the displays that this browser has keys for it should be. */
export default function DisplaySelectScreen() {
  const { t } = useTranslation();
  const [kept, setKept] = useState(keptDisplays);
  const nameOf = (name: string, uuid: string) => name || t('display.select.unnamed', { id: uuid.slice(0, 8) });
  return (
    <Frame title={t('display.select.title')}>
      <h1>{t('display.select.title')}</h1>
      {kept.length ? (
        <ul className="display-kept" aria-label={t('display.select.title')}>
          {kept.map(({ uuid, name }) => (
            <li key={uuid}>
              <button type="button" className="primary" onClick={() => navigate(`/public/hotdesks/zone-displays/${uuid}`)}>
                {nameOf(name, uuid)}
              </button>
              <button
                type="button"
                className="secondary"
                aria-label={t('display.select.forgetOne', { name: nameOf(name, uuid) })}
                onClick={() => {
                  forgetDisplay(uuid);
                  setKept(keptDisplays());
                }}
              >
                {t('display.select.forget')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Banner tone="info">{t('display.select.none')}</Banner>
      )}
      <button type="button" className="secondary" onClick={() => navigate('/public/hotdesks/zone-displays/setup')}>
        {t('display.select.another')}
      </button>
    </Frame>
  );
}

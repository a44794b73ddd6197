/** /qr-code/template: QR codes of deep links as labels that are printed at size. The address holds what is chosen. */
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { saveBase64 } from '#dataProvider/base64Download.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { QrDownloadButton } from '#src/kit/qr/QrDownloadButton.tsx';
import { EmptyState } from '#src/kit/states/EmptyState.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { LabelSheet } from './LabelSheet.tsx';
import { copiesIn, labelSizes, sizeNamed } from './labelSizes.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { useLinks } from './useLinks.ts';

const WORDS = 'resources.deep-links.template';

export default function QrTemplate() {
  const translate = useTranslate();
  const { officeCentre } = useSession();
  const [asked, setAsked] = useSearchParams();
  const { data: links, error, refetch } = useLinks();
  const change = (changes: Readonly<Record<string, string>>) =>
    setAsked(
      (before) => {
        const next = { ...Object.fromEntries(before), ...changes };
        return new URLSearchParams(Object.entries(next).filter(([, text]) => text));
      },
      { replace: true },
    );
  const size = sizeNamed(asked.get('size'));
  const copies = copiesIn(asked.get('copies'));
  const chosen = (asked.get('links') ?? '').split(',').flatMap((uuid) => links?.filter((one) => one.uuid === uuid) ?? []);
  const labels = chosen.flatMap((link) =>
    Array.from({ length: copies }, (_, copy) => ({ ...link, key: `${link.uuid}.${copy}` })),
  );
  return (
    <>
      <Box className="at-screen">
        <ScreenHeader />
      </Box>
      {error && !links ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !links ? (
        <SectionsSkeleton />
      ) : links.length === 0 ? (
        <EmptyState hint={translate(`${WORDS}.noLinks`)} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '380px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Box className="at-screen">
            <SectionCard title={translate('screens.qr-template')}>
              <TemplateForm
                links={links}
                chosen={chosen}
                size={size}
                copies={copies}
                heading={asked.get('heading') ?? ''}
                hint={asked.get('hint') ?? ''}
                frame={asked.get('frame') !== 'no'}
                onChange={change}
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                <Button variant="contained" startIcon={<PrintIcon />} disabled={!labels.length} onClick={() => window.print()}>
                  {translate(`${WORDS}.print`)}
                </Button>
                {chosen.length > 0 && (
                  <QrDownloadButton codes={chosen.map(({ name, url }) => ({ name, text: url }))} save={saveBase64} />
                )}
              </Box>
              {!labelSizes[size].sheet && labels.length > 0 && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                  {translate(`${WORDS}.labels`, { smart_count: labels.length })}
                </Typography>
              )}
            </SectionCard>
          </Box>
          {labels.length ? (
            <LabelSheet
              labels={labels}
              size={labelSizes[size]}
              building={officeCentre?.buildingName ?? ''}
              heading={asked.get('heading') ?? ''}
              hint={asked.get('hint') ?? ''}
              frame={asked.get('frame') !== 'no'}
            />
          ) : (
            <EmptyState hint={translate(`${WORDS}.none`)} />
          )}
        </Box>
      )}
    </>
  );
}

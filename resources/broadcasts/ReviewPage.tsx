/** Before a notification is released (002 §2): what people read in each language, how many they are, and when it is sent. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useLocale, useLocation, useNavigate, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { recordTitle } from '#dataProvider/records.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { ForbiddenPanel } from '#src/app/pages/ForbiddenPanel.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { DateTime } from '#src/kit/values/DateTime.tsx';
import { useRunAction } from '../generate/actions/useRunAction.ts';
import { useCrumbs } from '../generate/crumbs.ts';
import { useFreshRecord } from '../generate/form/useFreshRecord.ts';
import { FieldValue, isEmpty } from '../generate/kinds/display.tsx';
import { NotNow } from '../generate/NotNow.tsx';
import { pagePath, recordPath } from '../generate/pagePath.ts';
import { RecordError } from '../generate/RecordError.tsx';
import type { Row } from '../generate/Row.ts';
import type { ViewProps } from '../generate/ViewProps.ts';
import { useWords } from '../generate/words.ts';
import { LanguagePreview } from './LanguagePreview.tsx';
import { useAudienceSize } from './useAudienceSize.ts';

export default function ReviewPage({ entity }: ViewProps) {
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const session = useSession();
  const words = useWords(entity);
  const translate = useTranslate();
  const { fresh, error, retry } = useFreshRecord(entity, id);
  if (!can(session, entity, 'send')) return <ForbiddenPanel />;
  if (error) return <RecordError entity={entity} error={error} onRetry={retry} />;
  if (!fresh) return <SectionsSkeleton />;
  if (!can(session, entity, 'send', fresh)) {
    const title = translate('record.notNow.action', { action: words.action('send') });
    return <NotNow title={title} entity={entity} record={fresh} statuses={['DRAFT']} />;
  }
  return <Review key={id} entity={entity} record={fresh} />;
}

function Review({ entity, record }: { entity: Entity; record: Row }) {
  const session = useSession();
  const words = useWords(entity);
  const translate = useTranslate();
  const title = recordTitle(entity, record, useLocale());
  const back = recordPath(entity, record.id) ?? '/';
  const crumbs = useCrumbs(entity, 'show', { label: title, to: back }, { label: words.page('send') });
  const edit = can(session, entity, 'update') ? pagePath(entity, 'edit', record.id) : undefined;
  const people = useAudienceSize(entity, record);
  return (
    <>
      <PageHeader title={title} note={words.page('send')} crumbs={crumbs} back={back} />
      <Box sx={{ maxWidth: 960 }}>
        <SectionCard title={words.section('message')}>
          <LanguagePreview record={record} />
        </SectionCard>
        <SectionCard title={words.section('audience')}>
          <Chosen entity={entity} record={record} />
          <Typography role="status" sx={{ mt: 1, fontWeight: 600, minHeight: '1.5em' }}>
            {people === undefined ? '' : translate('inputs.audience', { smart_count: people })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('inputs.audienceWho')}
          </Typography>
          {people === 0 && <Alert severity="warning">{translate('resources.notifications.nobody')}</Alert>}
        </SectionCard>
        <SectionCard title={words.section('schedule')}>
          <When at={record.sendAt as string | null} />
        </SectionCard>
        <Buttons entity={entity} record={record} back={back} edit={edit} />
      </Box>
    </>
  );
}

/** Who was chosen, and who was left out. */
function Chosen({ entity, record }: { entity: Entity; record: Row }) {
  const words = useWords(entity);
  const names = entity.show.find(({ section }) => section === 'audience')?.fields ?? [];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {names
        .filter((name) => !isEmpty(record[name]))
        .map((name) => (
          <Box key={name}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {words.field(name)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <FieldValue place="show" entity={entity} name={name} field={entity.fields[name] as Field} record={record} />
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function When({ at }: { at: string | null }) {
  const translate = useTranslate();
  return at ? <DateTime value={at} /> : translate('resources.notifications.atOnce');
}

interface Offered {
  entity: Entity;
  record: Row;
  back: string;
  edit?: string;
}

function Buttons({ entity, record, back, edit }: Offered) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const words = useWords(entity);
  const send = useRunAction(entity, 'send', record);
  const test = useRunAction(entity, 'test', record);
  const failure = send.failure ?? test.failure;
  const isLater = Boolean(record.sendAt) && Date.parse(String(record.sendAt)) > Date.now();
  const release = async () => {
    if (await send.run({})) navigate(back);
  };
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        {edit && (
          <Button component={LinkBase} to={edit} color="inherit">
            {translate('kit.edit')}
          </Button>
        )}
        {can(session, entity, 'test', record) && (
          <Button variant="outlined" color="inherit" loading={test.busy} onClick={() => void test.run({})}>
            {words.action('test')}
          </Button>
        )}
        <Button variant="contained" loading={send.busy} disabled={test.busy} onClick={() => void release()}>
          {translate(isLater ? 'resources.notifications.schedule' : 'resources.notifications.sendNow')}
        </Button>
      </Box>
    </>
  );
}

/** A screen of the account menu with what a building sets once: its form, or its details for those who may only read, and its history. */
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { http } from '#dataProvider/httpClient.ts';
import { FormPage } from '#resources/generate/form/FormPage.tsx';
import { useSingleton } from '#resources/generate/form/useSingleton.ts';
import type { Row } from '#resources/generate/Row.ts';
import { ScreenHeader } from '#resources/generate/screen/ScreenHeader.tsx';
import { Details } from '#resources/generate/show/Details.tsx';
import { HistoryTab } from '#resources/generate/show/HistoryTab.tsx';
import { useEntity } from '#resources/generate/useEntity.ts';
import { useSuccess } from '#resources/generate/useSuccess.ts';
import { useWords } from '#resources/generate/words.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { SectionCard } from '#src/kit/page/SectionCard.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';

interface Props {
  /** The entity. */
  name: string;
  /** Key of the sentence below the title, among the pages of the entity. */
  hint?: string;
  /** What stands above the fields, for those who may only read as well. */
  head?: (entity: Entity, record: Row) => ReactNode;
  /** What stands below the fields, within the form. */
  tail: (entity: Entity, record: Row, refetch: () => Promise<unknown>) => ReactNode;
}

export function SingletonScreen({ name, hint = 'singletonHint', head, tail }: Props) {
  const entity = useEntity(name);
  const session = useSession();
  const translate = useTranslate();
  const words = useWords(entity);
  const succeed = useSuccess(entity);
  const { data, error, refetch } = useSingleton(entity);
  const isEditable = !refusalOf(session, { permission: entity.endpoints?.save?.permission });
  return (
    <>
      <ScreenHeader />
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 760 }}>
        {words.page(hint)}
      </Typography>
      {data && head?.(entity, data as Row)}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SectionsSkeleton />
      ) : isEditable ? (
        <FormPage
          key={String(data.version)}
          entity={entity}
          operation="update"
          record={data}
          back="/today"
          saveLabel={translate('kit.save')}
          tail={tail(entity, data as Row, refetch)}
          send={async (body, version = 0) => {
            const { method, path } = wayOf(entity.endpoints?.save as Endpoint);
            const { message } = await http(method, path, { body: { ...body, version } });
            succeed(message);
            await refetch();
          }}
        />
      ) : (
        <Details entity={entity} record={data as Row} />
      )}
      {data?.id ? (
        <SectionCard title={translate('kit.history.tab')}>
          <HistoryTab key={String(data.version)} entity={entity} record={data as Row} />
        </SectionCard>
      ) : null}
    </>
  );
}

/** The page of what a building sets once: its form, without a key in the address. */
import Typography from '@mui/material/Typography';
import { useNavigate, useTranslate } from 'ra-core';
import { http } from '#dataProvider/httpClient.ts';
import { type Endpoint, wayOf } from '#schemas/kernel/calls/endpoint.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { SectionsSkeleton } from '#src/kit/states/Skeletons.tsx';
import { useCrumbs } from '../crumbs.ts';
import { useListPath } from '../listPath.ts';
import { useEntity } from '../useEntity.ts';
import { useSuccess } from '../useSuccess.ts';
import type { ViewProps } from '../ViewProps.ts';
import { useWords } from '../words.ts';
import { FormPage } from './FormPage.tsx';
import { SingletonParts } from './SingletonParts.tsx';
import { useSingleton } from './useSingleton.ts';

export default function SingletonPage({ entity }: ViewProps) {
  const words = useWords(entity);
  const translate = useTranslate();
  const navigate = useNavigate();
  const succeed = useSuccess(entity);
  const of = useEntity(entity.singleton?.of ?? '');
  const { data, error, refetch } = useSingleton(entity);
  const title = words.page('singleton');
  const back = useListPath(of) ?? '/';
  const crumbs = useCrumbs(of, 'singleton', { label: title });
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} back={back} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {words.page('singletonHint')}
      </Typography>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SectionsSkeleton />
      ) : !entity.endpoints?.save ? (
        <SingletonParts entity={entity} record={data} />
      ) : (
        <FormPage
          entity={entity}
          operation="update"
          record={data}
          back={back}
          saveLabel={translate('kit.save')}
          send={async (body, version = 0) => {
            const { method, path } = wayOf(entity.endpoints?.save as Endpoint);
            const { message } = await http(method, path, { body: { ...body, version } });
            succeed(message);
            navigate(back);
          }}
        />
      )}
    </>
  );
}

import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { type HttpError, LinkBase, useTranslate } from 'ra-core';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { BackButton } from '#src/app/pages/BackButton.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { MessagePanel } from '#src/kit/states/MessagePanel.tsx';
import { failureOf } from '#src/kit/values/errorText.ts';
import { CentreNeeded } from './CentreNeeded.tsx';
import { listPage, listPath } from './listPath.ts';
import { useWords } from './words.ts';

interface Props {
  entity: Entity;
  error: unknown;
  onRetry: () => void;
}

/**
 * Replaces a record that could not be loaded. One that does not exist is reported as missing, with a link to the list;
 * entities that declare it redirect to the 404 page (000 §8).
 */
export function RecordError({ entity, error, onRetry }: Props) {
  const { pathname, search } = useLocation();
  if (failureOf(error).code === 'centreRequired') return <InCentre entity={entity} />;
  if ((error as Partial<HttpError>).status !== 404) return <ErrorState error={error} onRetry={onRetry} />;
  if (entity.missing === '404') return <Navigate to="/404" replace state={{ missing: pathname + search }} />;
  return <Missing entity={entity} />;
}

/** A record below an office centre, while none is chosen. */
function InCentre({ entity }: { entity: Entity }) {
  const words = useWords(entity);
  return (
    <>
      <PageHeader title={words.page('show') || words.name(1)} />
      <CentreNeeded />
    </>
  );
}

function Missing({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const words = useWords(entity);
  const session = useSession();
  const list = can(session, entity, 'list') ? listPath(entity, session) : undefined;
  return (
    <MessagePanel
      icon={<SearchOff />}
      title={translate('record.missing.title', { name: words.page('show') || words.name(1) })}
      text={translate('record.missing.text')}
    >
      {list && (
        <Button component={LinkBase} to={list} variant="contained">
          {translate('record.backTo', { page: words.page(listPage(entity, session)) || words.name(2) })}
        </Button>
      )}
      <BackButton />
    </MessagePanel>
  );
}

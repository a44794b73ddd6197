/** Which records a subscription sends: those of the list or report from which the form was opened, or of another one that the person may have mailed. */
import { manifest } from 'virtual:atrium/manifest';
import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { loadEntity } from '#dataProvider/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import type { Session } from '#schemas/kernel/rights/session.ts';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { comboOf, listWhile } from '../generate/kinds/inputs/ComboField.tsx';
import { useSourceText } from './subscribed.ts';

/** Those with a list of their own, with their words; a list below a record is subscribed to there. */
const listed = ({ permissions }: Session): Promise<Entity[]> =>
  Promise.all(
    manifest.entities
      .filter(({ pages, access }) => pages.list && permissions.includes(access.list))
      .map(({ name }) => loadEntity(name)),
  );

export default function SourceInput(props: ControlProps) {
  const translate = useTranslate();
  const session = useSession();
  const said = useSourceText();
  const [opened, setOpened] = useState(false);
  const { userId, officeCentre } = session;
  const { data: entities = [], isFetching } = useQuery({
    queryKey: ['report-subscriptions', 'sources', userId, officeCentre?.officeCentreId],
    queryFn: () => listed(session),
    enabled: opened,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { about } = props.values;
  const textOf = (source: string) => said(about, source);
  const options = entities
    .filter((one) => (about === 'REPORT' ? one.report : one.api.verbs.emailRecord) && can(session, one, 'emailRecord'))
    .map(({ name }) => name)
    .sort((one, other) => textOf(one).localeCompare(textOf(other)));
  return (
    <Autocomplete
      {...comboOf(props, translate, (props.value as string | null) || null)}
      {...listWhile(isFetching)}
      options={options}
      getOptionLabel={textOf}
      onOpen={() => setOpened(true)}
    />
  );
}

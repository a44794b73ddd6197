/** /mail-server (000 §6): the mail server of the building, or in the provider's own view that of the provider. */
import { useSession } from '#authProvider/useSession.ts';
import { ServerState } from './ServerState.tsx';
import { SingletonScreen } from './SingletonScreen.tsx';
import { TestMail } from './TestMail.tsx';

export default function MailServerPage() {
  const { buildingId } = useSession();
  return (
    <SingletonScreen
      name="mail-servers"
      hint={buildingId === null ? 'providerHint' : 'singletonHint'}
      head={(entity, record) => <ServerState entity={entity} record={record} />}
      tail={(entity) => <TestMail entity={entity} />}
    />
  );
}

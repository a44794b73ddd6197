/** /data-provider (000 §6): from where the building's public holidays are read. */
import { ReadNow } from './ReadNow.tsx';
import { SingletonScreen } from './SingletonScreen.tsx';

export default function DataProviderPage() {
  return (
    <SingletonScreen
      name="data-providers"
      tail={(entity, record, refetch) => <ReadNow entity={entity} record={record} onRead={refetch} />}
    />
  );
}

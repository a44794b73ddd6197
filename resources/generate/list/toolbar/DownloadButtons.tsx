import Download from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useSession } from '#authProvider/useSession.ts';
import { isOfRecord } from '#schemas/kernel/calls/download.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { can } from '#schemas/kernel/rights/access.ts';
import { useDownload } from '#src/kit/useDownload.ts';
import { useAtrium } from '../../useAtrium.ts';
import { useWords } from '../../words.ts';
import { useShownRows } from '../rows/useShownRows.ts';

/** The downloads of a list that the schema declares, each with the rows as they are filtered and sorted now. */
export function DownloadButtons({ entity }: { entity: Entity }) {
  const session = useSession();
  return Object.entries(entity.downloads ?? {})
    .filter(([name, download]) => !isOfRecord(download) && can(session, entity, { download: name }))
    .map(([name]) => <DownloadButton key={name} entity={entity} name={name} />);
}

function DownloadButton({ entity, name }: { entity: Entity; name: string }) {
  const rows = useShownRows();
  const provider = useAtrium();
  const words = useWords(entity);
  const { busy, start } = useDownload(() => provider.downloadBase64(entity.name, { download: name, ...rows }));
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void start()}
    >
      {words.download(name)}
    </Button>
  );
}

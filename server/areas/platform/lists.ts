/** What every list can do beyond its calls: mailed lists, actions on many records, bulk uploads. */
import { defineServerArea } from '#server/engine/area.ts';
import { bulkAllJob } from '#server/engine/bulkAll/job.ts';
import { recordListJob } from '#server/engine/exportJob.ts';
import { uploadCleanUp } from '#server/engine/upload/cleanUp.ts';
import { waitingPictures } from '#server/engine/upload/pictures.ts';

export const lists = defineServerArea({
  name: 'lists',
  jobs: [recordListJob, bulkAllJob, uploadCleanUp],
  mails: ['recordList', 'recordListLink'],
  fileHolders: [waitingPictures],
});

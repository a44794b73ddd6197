/** Features of every list besides its calls: mailed lists, bulk actions, bulk uploads, time-dependent statuses. */
import { defineServerArea } from '#server/engine/areas/area.ts';
import { bulkAllJob } from '#server/engine/bulkAll/job.ts';
import { recordListJob } from '#server/engine/calls/exportJob.ts';
import { monthsJob } from '#server/engine/time/months.ts';
import { timedStatesByMinuteJob, timedStatesJob } from '#server/engine/time/timedStates.ts';
import { uploadCleanUp } from '#server/engine/upload/cleanUp.ts';
import { waitingPictures } from '#server/engine/upload/pictures.ts';

export const lists = defineServerArea({
  name: 'lists',
  jobs: [recordListJob, bulkAllJob, uploadCleanUp, timedStatesJob, timedStatesByMinuteJob, monthsJob],
  mails: ['recordList', 'recordListLink'],
  fileReferences: [waitingPictures],
});

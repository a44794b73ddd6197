/** Uploaded files: clearing away what nothing holds. */
import { defineServerArea } from '#server/engine/area.ts';
import { fileJobs } from '#server/files/cleanUp.ts';
import { ownHolders } from '#server/files/holders.ts';

export const files = defineServerArea({ name: 'files', jobs: fileJobs, fileHolders: ownHolders });

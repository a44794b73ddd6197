/** Uploaded files: deleting the unused ones. */
import { defineServerArea } from '#server/engine/areas/area.ts';
import { fileJobs } from '#server/files/cleanUp.ts';
import { ownFileReferences } from '#server/files/fileReferences.ts';

export const files = defineServerArea({ name: 'files', jobs: fileJobs, fileReferences: ownFileReferences });

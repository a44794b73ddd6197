import { defineArea } from '../kernel/areas/area.ts';
import { document } from './document.ts';
import { documentCategory } from './documentCategory.ts';
import { documentReading } from './documentReading.ts';
import { documentVersion } from './documentVersion.ts';

export const area = defineArea({
  name: 'documents',
  // In menu order.
  entities: [document, documentCategory, documentVersion, documentReading],
});
export const { entities } = area;

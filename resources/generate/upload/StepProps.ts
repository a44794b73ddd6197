import type { Upload } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';

/** Props of every step of a bulk upload. */
export interface StepProps {
  entity: Entity;
  /** Its name in the schema. */
  name: string;
  upload: Upload;
  columns: readonly string[];
  /** Cells that every row has, by column: what the address says. */
  cells?: Readonly<Record<string, string>>;
}

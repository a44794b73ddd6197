import type { Story } from './parkingStories.ts';
import type { SeededUser } from './users.ts';
import type { Vehicle } from './vehicles.ts';

/** What a season parking of the demo data is made of. */
export interface Draft {
  story: Story;
  vehicle: Vehicle;
  tenantId: number;
  applicant: SeededUser;
  submitter: SeededUser;
  admin: SeededUser;
  carParkId: number;
  submittedDate: string;
  decidedDate: string;
  endedDate: string;
  remark: number;
}

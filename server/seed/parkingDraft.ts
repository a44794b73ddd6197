import type { Story } from './parkingStories.ts';
import type { SeededUser } from './users.ts';
import type { Vehicle } from './vehicles.ts';

/** The parts of a season parking in the demo data. */
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

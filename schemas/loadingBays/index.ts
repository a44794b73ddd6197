import { defineArea } from '../kernel/areas/area.ts';
import { loadingBay } from './loadingBay.ts';
import { loadingBayApplication } from './loadingBayApplication.ts';
import { loadingBayAppointmentType } from './loadingBayAppointmentType.ts';
import { loadingBayBlackout } from './loadingBayBlackout.ts';
import { loadingBayGroup } from './loadingBayGroup.ts';
import { loadingBaySetting } from './loadingBaySetting.ts';
import { loadingBayVehicleType } from './loadingBayVehicleType.ts';
import { loadingBayReport } from './screens.ts';

export const area = defineArea({
  name: 'loadingBays',
  // In menu order.
  entities: [
    loadingBayApplication,
    loadingBaySetting,
    loadingBayGroup,
    loadingBay,
    loadingBayVehicleType,
    loadingBayAppointmentType,
    loadingBayBlackout,
  ],
  screens: [loadingBayReport],
});
export const { entities } = area;

import { defineWidgets } from '../kernel/areas/widget.ts';

/** The parking widgets of the Today page. */
export const widgets = defineWidgets(
  {
    kind: 'soon',
    code: 'parkingEnds',
    order: 20,
    entity: 'season-parking-applications',
    date: 'endDate',
    within: 30,
    tab: 'ACTIVE',
    detail: ['vehiclePlateNo', 'tenant.label'],
  },
  {
    kind: 'chart',
    code: 'parkingByCarPark',
    order: 40,
    reach: 'oneBuilding',
    entity: 'season-parking-applications',
    by: 'carPark',
    tab: 'ACTIVE',
  },
  {
    kind: 'chart',
    code: 'parkingByBuilding',
    order: 40,
    reach: 'allBuildings',
    entity: 'season-parking-applications',
    by: 'officeCentre',
    tab: 'ACTIVE',
  },
  {
    kind: 'activity',
    code: 'parkingActivity',
    order: 50,
    entities: ['season-parking-applications', 'season-parking-application-instances', 'car-parks'],
  },
);

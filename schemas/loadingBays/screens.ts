import { defineScreen } from '../kernel/areas/screen.ts';

/** How long vehicles waited and stood at the bays. */
export const loadingBayReport = defineScreen({
  name: 'loading-bay-report',
  path: '/loading-bay-report',
  needs: { permission: 'LOADING_BAY_LIST' },
  icon: 'Timer',
  menu: { order: 15 },
  parent: 'loading-bay-applications',
});

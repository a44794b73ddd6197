import { defineScreen } from '../../kernel/areas/screen.ts';

/** Access passes (000 §2): the kinds of pass of a building, how many are given, and how many are left. */
export const accessPasses = defineScreen({
  name: 'access-passes',
  path: '/access-passes',
  needs: { permission: 'ACCESS_PASS_LIST' },
  icon: 'BadgeOutlined',
  menu: { order: 25 },
});

/** Alarms of doors, as people are told of them. */
export const accessAlarms = {
  DOOR_HELD_OPEN: '%{door} 保持開啟',
  DOOR_FORCED: '%{door} 被強行打開',
  DOOR_TAMPERED: '%{door} 被拆動',
  message: '請查看該門或控制室。',
};

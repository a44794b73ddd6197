/** Alarms of doors, as people are told of them. */
export const accessAlarms = {
  DOOR_HELD_OPEN: '%{door} 保持开启',
  DOOR_FORCED: '%{door} 被强行打开',
  DOOR_TAMPERED: '%{door} 被拆动',
  message: '请查看该门或控制室。',
};

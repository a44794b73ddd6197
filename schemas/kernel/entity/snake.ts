import { remembered } from '../remembered.ts';

/** Names come from schemas alone, and each is asked for at every call. */
const snakes = new Map<string, string>();
/** `carParkId` is `car_park_id`. */
export const snake = (name: string): string =>
  remembered(snakes, name, () => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_'));

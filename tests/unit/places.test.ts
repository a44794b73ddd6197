/** How many more bookings a facility can take: the quick answer is that of counting at every moment. */
import { expect, it } from 'vitest';
import { placesLeft } from '#schemas/bookings/places.ts';
import { randomFrom } from './random.ts';

it('is what is left at the fullest moment, in generated cases', () => {
  const random = randomFrom(48);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const some = () => {
    const from = whole(0, 30);
    return { from, to: from + whole(1, 8) };
  };
  for (let turn = 0; turn < 400; turn += 1) {
    const taken = Array.from({ length: whole(0, 12) }, some);
    const atOnce = whole(1, 4);
    const left = placesLeft(taken, atOnce);
    for (let asked = 0; asked < 8; asked += 1) {
      const { from, to } = some();
      const moments = Array.from({ length: to - from }, (_, index) => from + index);
      const most = Math.max(...moments.map((at) => taken.filter((one) => one.from <= at && at < one.to).length));
      expect(left({ from, to }), JSON.stringify({ taken, from, to, atOnce })).toBe(Math.max(0, atOnce - most));
    }
  }
});

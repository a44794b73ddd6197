/** Free typing of times (R-0198): `9:07`, `907`, `9.07pm`, `21:07`, `下午9:07`. */
import { timeAt } from './clock.ts';

const MORNING = /(上午|早上|凌晨|\ba\.?m?\.?$|(?<=\d)a\.?m?\.?$)/i;
const AFTERNOON = /(下午|晚上|中午|\bp\.?m?\.?$|(?<=\d)p\.?m?\.?$)/i;

/** What somebody typed as `HH:mm`; undefined when it is no time of a day. */
export function parseTime(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim();
  const morning = MORNING.test(text);
  const afternoon = AFTERNOON.test(text);
  const figures = text.replace(MORNING, '').replace(AFTERNOON, '').trim();
  const match = /^(\d{1,2})(?:\s?[:.h点點时時]\s?(\d{2})分?|[点點时時h])?$/.exec(figures) ?? /^(\d{1,2})(\d{2})$/.exec(figures);
  if (!match || (morning && afternoon)) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (hour > 23 || minute > 59 || (morning && hour > 12)) return undefined;
  const noonOrMidnight = hour === 12 && (morning || afternoon) ? 0 : hour;
  return timeAt((afternoon && noonOrMidnight < 12 ? noonOrMidnight + 12 : noonOrMidnight) * 60 + minute);
}

/** The offered times that what was typed so far may become: `9` is 9 in the morning and at night, `21` only at night. */
export function timesLike(times: readonly string[], typed: string): readonly string[] {
  const wanted = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\dap]/g, '');
  if (!/\d/.test(wanted)) return times;
  return times.filter((time) => {
    const hour = Number(time.slice(0, 2));
    const minute = time.slice(3);
    const twelve = `${hour % 12 || 12}${minute}${hour < 12 ? 'a' : 'p'}`;
    const spellings = [time.replace(':', ''), `${hour}${minute}`, twelve, twelve.padStart(5, '0')];
    const short = /^(\d{1,2})([ap])$/.exec(wanted);
    if (short) return Number(short[1]) === (hour % 12 || 12) && short[2] === (hour < 12 ? 'a' : 'p');
    return spellings.some((one) => one.startsWith(wanted));
  });
}

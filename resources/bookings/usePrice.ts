import { useQuery } from '@tanstack/react-query';
import { http } from '#dataProvider/httpClient.ts';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import { useSettled } from '../generate/kinds/useChoices.ts';

type Values = Readonly<Record<string, unknown>>;
const CALL = '/facility-bookings/price';
/** What of a form the price follows from. */
const KEYS = ['facilityId', 'tenantId', 'userId', 'attendeeCount', 'discountCode', 'outsideRules'] as const;

/** The services that a form has chosen, as the call takes them. */
const servicesIn = (values: Values) =>
  ((values.services ?? []) as readonly { service?: string; quantity?: number | null }[]).flatMap(({ service, quantity }) =>
    service ? [{ service, ...(quantity ? { quantity } : {}) }] : [],
  );

/** The instant of a value, if it is one. */
const instant = (value: unknown): string | undefined => {
  const at = Date.parse(String(value ?? ''));
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
};

/**
 * The price of what a form asks for, once nobody is typing; undefined while facility or time are missing.
 * @param bookingId of a booking that is moved: its services, code and people count
 */
export function usePrice(values: Values, bookingId?: number) {
  const [startAt, endAt] = [instant(values.startAt), instant(values.endAt)];
  const isComplete = Boolean(values.facilityId && startAt && endAt && startAt < endAt);
  const given = KEYS.flatMap((key) => (values[key] == null || values[key] === '' ? [] : [[key, values[key]] as const]));
  const body = bookingId
    ? { bookingId, facilityId: values.facilityId, startAt, endAt, outsideRules: values.outsideRules === true }
    : { ...Object.fromEntries(given), startAt, endAt, services: servicesIn(values) };
  const asked = useSettled(isComplete ? JSON.stringify(body) : '');
  const { data, error } = useQuery({
    queryKey: ['facility-bookings', 'price', asked],
    queryFn: ({ signal }) => http<PriceAnswer>('POST', CALL, { body: JSON.parse(asked), signal }).then((answer) => answer.data),
    enabled: asked !== '',
    placeholderData: (shown) => shown,
    retry: false,
  });
  return { price: asked === '' ? undefined : data, failed: asked !== '' && error !== null };
}

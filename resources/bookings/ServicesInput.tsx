/** The add-on services of the chosen facility, each to be ticked, with the price of the whole booking below them. */
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import type { PriceAnswer } from '#schemas/bookings/priceCalls.ts';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { useQuoteWord, WithMoney } from './PriceLines.tsx';
import { PricePanel } from './PricePanel.tsx';
import { usePrice } from './usePrice.ts';

interface Taken {
  id: string;
  service: string;
  quantity: number | null;
}
type Service = PriceAnswer['services'][number];
const MINUTES = 60;

export default function ServicesInput({ id, label, value, onChange, error, values }: ControlProps) {
  const word = useQuoteWord();
  const { price, failed } = usePrice(values);
  const taken = (value ?? []) as readonly Taken[];
  const change = (next: readonly Taken[]) => onChange(next.length ? next : null);
  const tick = ({ id: service, priceFor }: Service, isTaken: boolean) => {
    const others = taken.filter((one) => one.service !== service);
    change(isTaken ? [...others, { id: service, service, quantity: priceFor === 'PIECE' ? 1 : null }] : others);
  };
  const count = (service: string, typed: string) =>
    change(
      taken.map((one) => (one.service === service ? { ...one, quantity: Math.max(1, Math.trunc(Number(typed)) || 1) } : one)),
    );
  const problem = error ?? price?.problems.services ?? undefined;
  return (
    <Box>
      <FormControl component="fieldset" error={Boolean(problem)} sx={{ width: '100%', mb: 2 }}>
        <FormLabel component="legend">{label}</FormLabel>
        {(price?.services ?? []).map((service) => {
          const chosen = taken.find((one) => one.service === service.id);
          return (
            <Box key={service.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
              <FormControlLabel
                control={
                  <Checkbox id={`${id}-${service.id}`} checked={Boolean(chosen)} onChange={(_, on) => tick(service, on)} />
                }
                label={<ServiceText service={service} currency={price?.currency} />}
              />
              {chosen && service.priceFor === 'PIECE' && (
                <TextField
                  size="small"
                  type="number"
                  value={chosen.quantity ?? 1}
                  onChange={(event) => count(service.id, event.target.value)}
                  sx={{ width: 96 }}
                  slotProps={{
                    htmlInput: {
                      min: 1,
                      max: service.maxPieces ?? undefined,
                      'aria-label': word('pieces', { name: service.name }),
                    },
                  }}
                />
              )}
            </Box>
          );
        })}
        {!price?.services.length && <FormHelperText error={false}>{word(price ? 'none' : 'choose')}</FormHelperText>}
        {problem && <FormHelperText>{problem}</FormHelperText>}
      </FormControl>
      <PricePanel price={price} failed={failed} isOwn={!values.tenantId && !values.userId} />
    </Box>
  );
}

function ServiceText({ service: { name, price, priceFor, noticeMinutes }, currency }: { service: Service; currency?: string }) {
  const word = useQuoteWord();
  return (
    <>
      {name}{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <WithMoney name={priceFor.toLowerCase()} param="price" minor={price} currency={currency} />
        {noticeMinutes > 0 && ` · ${word('notice', { hours: Math.ceil(noticeMinutes / MINUTES) })}`}
      </Box>
    </>
  );
}

/** The things of an order at the counter: chosen from the menu of its store, with their options, pieces and notes. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'ra-core';
import { optionOf, optionText } from '#schemas/orders/cart.ts';
import { Money } from '#src/kit/values/Money.tsx';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { useNameIn } from '../retail/useNameIn.ts';
import { type MenuOptions, type MenuThing, useMenuOf } from './menuOf.ts';

const WORDS = 'resources.opc-orders.cart';
interface Line {
  id: string;
  opcItemUuid: string;
  quantity: number;
  options: readonly string[] | null;
  remark: string | null;
}

const chosenFirst = ({ optionGroups }: MenuThing): string[] =>
  optionGroups.flatMap((group) =>
    group.options
      .filter(({ preSelected, available }) => preSelected && available)
      .map(({ id }) => optionText({ group: Number(group.id), option: id, quantity: 1 })),
  );

export default function LinesInput({ id, label, value, onChange, error, values }: ControlProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const storeId = values.retailStoreId as number | null | undefined;
  const { data: found } = useGetList(
    'retail-stores',
    { pagination: { page: 1, perPage: 1 }, filter: { ids: storeId ?? 0 } },
    { enabled: Boolean(storeId) },
  );
  const store = found?.[0];
  const { data: menu } = useMenuOf(storeId ? (store?.uuid as string | undefined) : undefined);
  const lines = (value ?? []) as readonly Line[];
  const things = (menu?.menuGroups ?? []).flatMap(({ items }) => items);
  const set = (next: readonly Line[]) => onChange(next.length ? next : null);
  const add = (thing: MenuThing) =>
    set([
      ...lines,
      {
        id: `${lines.length + 1}-${thing.uuid.slice(0, 8)}`,
        opcItemUuid: thing.uuid,
        quantity: 1,
        options: chosenFirst(thing),
        remark: null,
      },
    ]);
  const change = (line: Line, over: Partial<Line>) => set(lines.map((one) => (one === line ? { ...one, ...over } : one)));
  return (
    <FormControl component="fieldset" error={Boolean(error)} sx={{ width: '100%', display: 'grid', gap: 1.5 }}>
      <FormLabel component="legend">{label}</FormLabel>
      {lines.map((line) => {
        const thing = things.find(({ uuid }) => uuid === line.opcItemUuid);
        if (!thing) return null;
        const name = nameIn(thing.name as never);
        return (
          <Box
            key={line.id}
            sx={{ border: '1px solid var(--at-line)', borderRadius: 'var(--at-radius)', p: 1.5, display: 'grid', gap: 1 }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Box sx={{ flexGrow: 1, fontWeight: 600 }}>{name}</Box>
              <TextField
                size="small"
                type="number"
                value={line.quantity}
                onChange={(event) => change(line, { quantity: Math.max(1, Math.trunc(Number(event.target.value)) || 1) })}
                sx={{ width: 88 }}
                slotProps={{ htmlInput: { min: 1, max: 99, 'aria-label': translate(`${WORDS}.pieces`, { name }) } }}
              />
              <Button color="inherit" onClick={() => set(lines.filter((one) => one !== line))}>
                {translate(`${WORDS}.remove`, { name })}
              </Button>
            </Box>
            {thing.optionGroups.map((group) => (
              <Options
                key={group.id}
                group={group}
                chosen={line.options ?? []}
                currency={menu?.currency ?? undefined}
                id={`${id}-${line.id}`}
                onChange={(options) => change(line, { options })}
              />
            ))}
            <TextField
              size="small"
              label={translate(`${WORDS}.note`, { name })}
              value={line.remark ?? ''}
              onChange={(event) => change(line, { remark: event.target.value || null })}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
          </Box>
        );
      })}
      {!storeId && <FormHelperText error={false}>{translate(`${WORDS}.choose`)}</FormHelperText>}
      {menu && !things.length && <FormHelperText error={false}>{translate(`${WORDS}.none`)}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {things
          .filter(({ canOrder }) => canOrder)
          .map((thing) => (
            <Button
              key={thing.uuid}
              variant="outlined"
              color="inherit"
              aria-label={translate(`${WORDS}.addNamed`, { name: nameIn(thing.name as never) })}
              onClick={() => add(thing)}
              sx={{ minHeight: 44, gap: 1 }}
            >
              {nameIn(thing.name as never)}
              <Money minor={thing.basePrice} currency={menu?.currency ?? undefined} />
            </Button>
          ))}
      </Box>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

interface OptionsProps {
  group: MenuOptions;
  chosen: readonly string[];
  currency: string | undefined;
  id: string;
  onChange: (options: string[]) => void;
}
/** One of them where only one may be chosen: the other one goes. */
function Options({ group, chosen, currency, id, onChange }: OptionsProps) {
  const nameIn = useNameIn();
  const mine = (said: string) => optionOf(said)?.group === Number(group.id);
  const others = chosen.filter((said) => !mine(said));
  const own = chosen.filter(mine);
  const toggle = (option: string, on: boolean) => {
    const said = optionText({ group: Number(group.id), option, quantity: 1 });
    const kept = own.filter((one) => optionOf(one)?.option !== option);
    onChange([...others, ...(group.selectOption === 'SINGLE_SELECT' ? [] : kept), ...(on ? [said] : [])]);
  };
  return (
    <Box role="group" aria-label={nameIn(group.name as never)} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        {`${nameIn(group.name as never)}${group.required ? ' *' : ''}`}
      </Box>
      {group.options
        .filter(({ available }) => available)
        .map((option) => (
          <FormControlLabel
            key={option.id}
            control={
              <Checkbox
                id={`${id}-${group.id}-${option.id}`}
                checked={own.some((one) => optionOf(one)?.option === option.id)}
                onChange={(_, on) => toggle(option.id, on)}
              />
            }
            label={
              <>
                {nameIn(option.name as never)} {option.price > 0 && <Money minor={option.price} currency={currency} />}
              </>
            }
          />
        ))}
    </Box>
  );
}

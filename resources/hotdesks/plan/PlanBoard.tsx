import './plan.css';
import { useNotify, useTranslate } from 'ra-core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { PLAN_UNITS } from '#schemas/hotdesks/hotdesk.ts';
import { movedBy, type Spot, spotAt } from './spot.ts';
import { type PlanDesk, placeDesk } from './usePlan.ts';

const WORDS = 'resources.hotdesk-zones.plan';
const MARKS = { FREE: '○', TAKEN: '●', MINE: '★', KEPT: '◌', TODAY_ONLY: '◔' } as const;
const percent = (value: number) => `${(value / PLAN_UNITS) * 100}%`;

interface Props {
  label: string;
  picture: string | undefined;
  desks: readonly PlanDesk[];
  chosen: string | undefined;
  choose: (uuid: string) => void;
  arranging: boolean;
  placed: () => void;
}

/** The picture with its desks, and below it those that stand nowhere yet. */
export function PlanBoard({ label, picture, desks, chosen, choose, arranging, placed }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const board = useRef<HTMLDivElement>(null);
  /** Desks that have been moved here and whose place is not stored yet, or whose new place has not come back. */
  const [moved, setMoved] = useState<Readonly<Record<string, Spot>>>({});
  const drag = useRef<string | undefined>(undefined);
  const spotOf = ({ uuid, planX, planY }: PlanDesk): Spot | undefined =>
    moved[uuid] ?? (planX === null || planY === null ? undefined : { x: planX, y: planY });
  const move = (uuid: string, spot: Spot) => setMoved((before) => ({ ...before, [uuid]: spot }));
  const keep = (uuid: string, spot: Spot | undefined) => {
    if (!spot) return;
    move(uuid, spot);
    placeDesk(uuid, spot.x, spot.y).then(placed, (error: Error) => {
      notify(error.message, { type: 'error' });
      setMoved(({ [uuid]: _, ...before }) => before);
    });
  };
  const at = ({ clientX, clientY }: PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    return box && spotAt(box, clientX, clientY);
  };
  const dragging = (uuid: string) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      drag.current = uuid;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const spot = drag.current === uuid ? at(event) : undefined;
      if (spot) move(uuid, spot);
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag.current !== uuid) return;
      drag.current = undefined;
      keep(uuid, at(event));
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const from = moved[uuid] ?? spotOf(desks.find((one) => one.uuid === uuid) as PlanDesk);
      const to = from && movedBy(from, event.key, event.shiftKey);
      if (!to) return;
      event.preventDefault();
      keep(uuid, to);
    },
  });
  const nowhere = desks.filter((desk) => !spotOf(desk));
  const nameOf = (desk: PlanDesk) =>
    [desk.deskNo, translate(`${WORDS}.${desk.state}`), desk.holder ?? ''].filter(Boolean).join(', ');
  const button = (desk: PlanDesk, spot?: Spot) => (
    <button
      key={desk.uuid}
      type="button"
      className={`plan-desk plan-${desk.state.toLowerCase()}${spot ? ' plan-stands' : ''}${arranging ? ' plan-arranged' : ''}`}
      style={spot ? { left: percent(spot.x), top: percent(spot.y) } : undefined}
      aria-label={nameOf(desk)}
      aria-pressed={arranging ? undefined : desk.uuid === chosen}
      onClick={() => {
        if (!arranging) choose(desk.uuid);
        else if (!spot) keep(desk.uuid, { x: PLAN_UNITS / 2, y: PLAN_UNITS / 2 });
      }}
      {...(arranging && spot ? dragging(desk.uuid) : {})}
    >
      <span aria-hidden="true">{MARKS[desk.state]}</span> {desk.deskNo}
    </button>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own */}
      <div ref={board} className={`plan${picture ? '' : ' plan-bare'}`} role="group" aria-label={label}>
        {picture ? <img src={picture} alt="" draggable={false} /> : null}
        {desks.flatMap((desk) => {
          const spot = spotOf(desk);
          return spot ? [button(desk, spot)] : [];
        })}
      </div>
      {nowhere.length ? (
        <fieldset className="plan-nowhere">
          <legend>{translate(arranging ? `${WORDS}.nowherePlace` : `${WORDS}.nowhere`)}</legend>
          {nowhere.map((desk) => button(desk))}
        </fieldset>
      ) : null}
    </>
  );
}

import './tabStrip.css';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { formatCount } from '#i18n/formatCount.ts';

export interface TabItem {
  code: string;
  label: string;
  /** Shown behind the label; undefined while it is not known. */
  count?: number;
  /** There are more than `count`. */
  capped?: boolean;
}
interface Props {
  items: readonly TabItem[];
  value: string;
  onChange: (code: string) => void;
  label: string;
  /** The id of the panel that the tabs switch. */
  panel: string;
  /** A strip of pills below a strip of tabs. */
  sub?: boolean;
}

/** Where the arrow keys lead from one of several tabs. */
const steps: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The arrow keys move the focus; Enter or the space bar chooses. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const step = steps[event.key];
  const from = tabs.indexOf(event.target as HTMLElement);
  if (!step || from < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  tabs[step(from, tabs.length)]?.focus();
}

/** A status tab strip with counts (000 §2); arrow keys move between the tabs. */
export function TabStrip({ items, value, onChange, label, panel, sub = false }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const cut = useCut(strip, items.length);
  const chosen = items.some(({ code }) => code === value) ? value : items[0]?.code;
  const isCut = cut.before || cut.after;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may be out of sight.
  useEffect(() => {
    if (isCut && strip.current) bringIntoSight(strip.current);
  }, [isCut, value]);
  const turn = (pages: number) => strip.current?.scrollBy(pages * strip.current.clientWidth * 0.8, 0);
  return (
    <div
      className="at-tabs"
      data-sub={sub ? '' : undefined}
      data-cut={[cut.before && 'before', cut.after && 'after'].filter(Boolean).join(' ') || undefined}
    >
      {cut.before && (
        <button type="button" className="at-tabs-turn" tabIndex={-1} aria-hidden onClick={() => turn(-1)}>
          <ChevronLeft fontSize="small" />
        </button>
      )}
      <div ref={strip} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {items.map(({ code, label: text, count, capped }) => (
          <button
            key={code}
            type="button"
            role="tab"
            className="at-tab"
            aria-selected={code === value}
            aria-controls={panel}
            tabIndex={code === chosen ? 0 : -1}
            onClick={() => code !== value && onChange(code)}
          >
            {/* The space keeps label and number apart in the tab's accessible name. */}
            {`${text} `}
            {count !== undefined && <span className="count">{formatCount(count, capped)}</span>}
          </button>
        ))}
      </div>
      {cut.after && (
        <button type="button" className="at-tabs-turn" tabIndex={-1} aria-hidden onClick={() => turn(1)}>
          <ChevronRight fontSize="small" />
        </button>
      )}
    </div>
  );
}

/** Scrolls the strip, and nothing around it, to the chosen tab. */
function bringIntoSight(strip: HTMLElement): void {
  const tab = strip.querySelector<HTMLElement>('[aria-selected=true]');
  if (!tab) return;
  const end = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < strip.scrollLeft) strip.scrollLeft = tab.offsetLeft;
  else if (end > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = end - strip.clientWidth;
}

/** Are tabs out of sight before or after those that are shown? The browser tells, so that nothing is measured while drawing. */
function useCut(strip: RefObject<HTMLElement | null>, count: number): { before: boolean; after: boolean } {
  const [cut, setCut] = useState({ before: false, after: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs have other ends.
  useEffect(() => {
    const root = strip.current;
    const tabs = [...(root?.querySelectorAll('[role=tab]') ?? [])];
    const [first, last] = [tabs[0], tabs.at(-1)];
    if (!root || !first || !last) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isOut = intersectionRatio < 0.9;
          setCut((known) => {
            const next = { before: target === first ? isOut : known.before, after: target === last ? isOut : known.after };
            return next.before === known.before && next.after === known.after ? known : next;
          });
        }
      },
      { root, threshold: 0.9 },
    );
    for (const tab of new Set([first, last])) observer.observe(tab);
    return () => observer.disconnect();
  }, [strip, count]);
  return cut;
}

import './pageHeader.css';
import { type ReactNode, Suspense } from 'react';
import { latePart } from '../late/late.tsx';
import { BackButton } from './BackButton.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import type { PageButton } from './pageButtons.ts';
import { tabTitle } from './tabTitle.ts';

/** Most lists have none of them. */
const PageButtons = latePart(async () => ({ default: (await import('./PageButtons.tsx')).PageButtons }));

interface Props {
  /** The route's title, or the record's reference number or name; before the product's name, the title of the browser tab. */
  title: string;
  crumbs?: readonly Crumb[];
  /** Where the back button leads when there is no previous page; absent: there is no such button. */
  back?: string;
  /** Beside the title: a status chip, a marker. */
  aside?: ReactNode;
  /** Secondary text under the title. */
  note?: ReactNode;
  /** Buttons at the right end, by kind: those that need a permission show only with it. */
  buttons?: readonly PageButton[];
  /** Further actions, drawn by the page itself. */
  actions?: ReactNode;
}

/** The title bar of a page (000 §2): breadcrumb, back button, title, status, buttons. */
export function PageHeader({ title, crumbs = [], back, aside, note, buttons = [], actions }: Props) {
  return (
    <header className="at-head">
      <title>{tabTitle(title)}</title>
      <Breadcrumb crumbs={crumbs} />
      <div className="at-head-line">
        <div className="at-head-text">
          <div className="at-head-title">
            <div>
              {back !== undefined && <BackButton fallback={back} />}
              <h1 title={title.length > LONG ? title : undefined}>{title}</h1>
            </div>
            {aside}
          </div>
          {note && <div className="at-head-note">{note}</div>}
        </div>
        {(actions || buttons.length > 0) && (
          <div className="at-head-buttons at-screen">
            {buttons.length > 0 && (
              <Suspense fallback={null}>
                <PageButtons buttons={buttons} />
              </Suspense>
            )}
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}

/** Titles from this length on may be cut off and get a tooltip with the full text. */
const LONG = 40;

import './pageHeader.css';
import { LinkBase, useTranslate } from 'ra-core';
import { cutCrumb } from './cutCrumb.ts';

export interface Crumb {
  label: string;
  /** Absent for a heading that is no page. The last crumb is never a link. */
  to?: string;
}

/** Where the page is (000 §2): titles cut at 30 characters, the last one no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translate = useTranslate();
  if (crumbs.length < 2) return null;
  return (
    <nav className="at-crumbs" aria-label={translate('kit.breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={`${to ?? ''} ${label}`}>
              {to && !last ? (
                <LinkBase to={to} title={label}>
                  {cutCrumb(label)}
                </LinkBase>
              ) : (
                <span aria-current={last ? 'page' : undefined} title={label}>
                  {cutCrumb(label)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

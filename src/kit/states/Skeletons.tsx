import './skeleton.css';
import { useTranslate } from 'ra-core';
import type { CSSProperties, ReactNode } from 'react';
import { visuallyHidden } from '../values/visuallyHidden.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A grey block in the place of a text, a field or a chart. Sizes are pixels, or any CSS length. */
export const Skeleton = ({ width, height, style }: { width?: number | string; height: number; style?: CSSProperties }) => (
  <span className="at-skeleton" style={{ width, height, ...style }} />
);

function Waiting({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div role="status">
      <span style={visuallyHidden}>{translate('kit.loading')}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

/** Placeholder of a table while its first rows are loading. */
export const TableSkeleton = ({ count = 8 }: { count?: number }) => (
  <Waiting>
    {rows(count).map((row) => (
      <div key={row} className="at-skeleton-row">
        {['14%', '22%', '18%', '12%', '16%', '10%'].map((width) => (
          <Skeleton key={width} width={width} height={18} />
        ))}
      </div>
    ))}
  </Waiting>
);

/** Placeholder of the sections of a record or a form. */
export const SectionsSkeleton = ({ count = 2 }: { count?: number }) => (
  <Waiting>
    {rows(count).map((row) => (
      <div key={row} className="at-skeleton-card">
        <Skeleton width={160} height={22} />
        <div className="at-skeleton-fields">
          {rows(4).map((cell) => (
            <Skeleton key={cell} height={36} />
          ))}
        </div>
      </div>
    ))}
  </Waiting>
);

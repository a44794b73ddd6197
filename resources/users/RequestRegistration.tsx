import type { ComponentProps } from 'react';
import Registration from './Registration.tsx';

/** On the page of somebody who has not registered yet: the same, without the button, which is an action there. */
export default function RequestRegistration({ record }: ComponentProps<typeof Registration>) {
  const { status: _, ...rest } = record;
  return <Registration record={rest} />;
}

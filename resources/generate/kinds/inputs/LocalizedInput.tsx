import type { ControlProps } from '../Control.ts';
import { InLanguages } from './InLanguages.tsx';

/** A text in every language, one tab each. */
export const LocalizedInput = (props: ControlProps) => <InLanguages {...props} />;

/** `virtual:atrium/tokens.css`: the design tokens as CSS variables, so that pages without MUI use the same values. */
import type { Plugin } from 'vite';
import { cssVariables } from '../src/theme/tokens.ts';

const ID = 'virtual:atrium/tokens.css';

export function tokensPlugin(): Plugin {
  return {
    name: 'atrium-tokens',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? cssVariables() : undefined),
  };
}

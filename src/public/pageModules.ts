/**
 * The modules of the public pages, by their file. What ends in `Page.tsx` is a page of the table (`schemas/shell/publicPages.ts`; a
 * test compares), except those that the entry loads itself.
 */
import type { ComponentType } from 'react';
import type { PublicPageProps } from './PublicPageProps.ts';

export const pageModules = import.meta.glob<{ default: ComponentType<PublicPageProps> }>([
  './**/*Page.tsx',
  // As the specification names them.
  './display/{DisplayApiKeySetup,DisplayGridScreen,DisplaySelectScreen}.tsx',
  '!./{Login,Failure,Other}Page.tsx',
]);

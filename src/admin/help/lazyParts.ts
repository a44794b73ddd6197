import { lazy } from 'react';
import { chunk } from '../../chunk.ts';

const later = () => chunk(import('./later.ts'));

export const Footer = lazy(async () => ({ default: (await later()).Footer }));
export const NewBadge = lazy(async () => ({ default: (await later()).NewBadge }));
export const PortalNews = lazy(async () => ({ default: (await later()).PortalNews }));
export const TasksButton = lazy(async () => ({ default: (await later()).TasksButton }));

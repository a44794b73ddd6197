import { lazy } from 'react';
import { chunk } from '#src/kit/late/chunk.ts';

const later = () => chunk(import('./shellParts.ts'));

export const PaletteButtons = lazy(async () => ({ default: (await later()).PaletteButtons }));
export const ShellDialogs = lazy(async () => ({ default: (await later()).ShellDialogs }));
export const EmergencyNotice = lazy(async () => ({ default: (await later()).EmergencyNotice }));
export const Footer = lazy(async () => ({ default: (await later()).Footer }));
export const LiveUpdates = lazy(async () => ({ default: (await later()).LiveUpdates }));
export const MaintenanceNotice = lazy(async () => ({ default: (await later()).MaintenanceNotice }));
export const NewBadge = lazy(async () => ({ default: (await later()).NewBadge }));
export const NoticesSlot = lazy(async () => ({ default: (await later()).NoticesSlot }));
export const PortalNews = lazy(async () => ({ default: (await later()).PortalNews }));
export const TasksButton = lazy(async () => ({ default: (await later()).TasksButton }));
export const WaitingCount = lazy(async () => ({ default: (await later()).WaitingCount }));

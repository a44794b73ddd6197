/** Parts of the frame that load after the page, in one chunk: footer, badges of new features, the person’s jobs and notices, keys and palette. */

export { default as NoticesSlot } from '../bell/NoticesSlot.tsx';
export { LiveUpdates } from '../live/LiveUpdates.tsx';
export { default as EmergencyNotice } from '../notice/EmergencyNotice.tsx';
export { default as MaintenanceNotice } from '../notice/MaintenanceNotice.tsx';
export { default as PaletteButtons } from '../palette/PaletteButtons.tsx';
export { default as ShellDialogs } from '../palette/ShellDialogs.tsx';
export { default as TasksButton } from '../tasks/TasksButton.tsx';
export { default as WaitingCount } from '../waiting/WaitingCount.tsx';
export { default as Footer } from './Footer.tsx';
export { default as NewBadge } from './NewBadge.tsx';
export { default as PortalNews } from './PortalNews.tsx';

/** The parts of the frame that load after the page, in one chunk. The footer's place is kept for it, the page does without the others. */
import { latePart } from '#src/kit/late/late.tsx';

const parts = () => import('./shellParts.ts');
const quiet = true;

export const PaletteButtons = latePart(async () => ({ default: (await parts()).PaletteButtons }), { quiet });
export const ShellDialogs = latePart(async () => ({ default: (await parts()).ShellDialogs }), { quiet });
export const EmergencyNotice = latePart(async () => ({ default: (await parts()).EmergencyNotice }), { quiet });
export const Footer = latePart(async () => ({ default: (await parts()).Footer }));
export const LiveUpdates = latePart(async () => ({ default: (await parts()).LiveUpdates }), { quiet });
export const MaintenanceNotice = latePart(async () => ({ default: (await parts()).MaintenanceNotice }), { quiet });
export const NewBadge = latePart(async () => ({ default: (await parts()).NewBadge }), { quiet });
export const NoticesSlot = latePart(async () => ({ default: (await parts()).NoticesSlot }), { quiet });
export const PortalNews = latePart(async () => ({ default: (await parts()).PortalNews }), { quiet });
export const TasksButton = latePart(async () => ({ default: (await parts()).TasksButton }), { quiet });
export const WaitingCount = latePart(async () => ({ default: (await parts()).WaitingCount }), { quiet });

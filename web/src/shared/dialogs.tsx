import { Dialog, SideDrawer } from '@vitrine/ui';

/** The dialogs of the design system in a chunk of their own; `ask.tsx` fetches it. */
export const dialogs = { Dialog, SideDrawer };

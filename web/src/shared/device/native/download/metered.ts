import { isOnCellular } from '../line.ts';

/** Whether the line is paid by the byte: a phone knows. */
export const isMetered = (): boolean => isOnCellular();

/** The calls behind `api.ts`, fetched with the first of them. */
import { call } from '@vitrine/client';
import type { Ask } from '@vitrine/contract/kernel';
import {
  askForCopy as askForCopyThere,
  askToLeave as askToLeaveThere,
  getCopy,
  getLeaving,
  openCopy as openCopyThere,
  withdrawLeaving as withdrawLeavingThere,
} from '@vitrine/contract/privacy';

export const fetchLeaving = () => call(getLeaving);
export const askToLeave = (body: Ask<typeof askToLeaveThere>['body']) => call(askToLeaveThere, { body });
export const withdrawLeaving = () => call(withdrawLeavingThere);
export const fetchCopy = () => call(getCopy);
export const askForCopy = (body: Ask<typeof askForCopyThere>['body']) => call(askForCopyThere, { body });
export const openCopy = (copyId: string) => call(openCopyThere, { params: { copyId } });

/** A copy of one's data, and leaving for good. */
import { queryOptions } from '@tanstack/react-query';
import { calling } from '../../shared/connection.ts';

const theCalls = () => import('./calls.ts');
const fetchLeaving = calling(async () => (await theCalls()).fetchLeaving);
const fetchCopy = calling(async () => (await theCalls()).fetchCopy);

/** Whether one asked to leave; asked anew each time, for another device may have changed it. */
export const leavingQuery = queryOptions({ queryKey: ['privacy', 'leaving'], queryFn: () => fetchLeaving(), staleTime: 0 });

/** How the copy of one’s data stands; the stream has it asked for anew. */
export const copyQuery = queryOptions({ queryKey: ['privacy', 'copy'], queryFn: () => fetchCopy(), staleTime: 0 });

export const askForCopy = calling(async () => (await theCalls()).askForCopy);
export const openCopy = calling(async () => (await theCalls()).openCopy);
export const askToLeave = calling(async () => (await theCalls()).askToLeave);
export const withdrawLeaving = calling(async () => (await theCalls()).withdrawLeaving);

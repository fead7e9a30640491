import type { Goal } from '@vitrine/contract/rewards';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { GoalWish } from '../calls.ts';

const theCalls = () => import('../calls.ts');

/** The reward that the member saves for; null: none. */
export const goalQuery = queryOptions({ queryKey: ['rewards', 'goal'], queryFn: async () => (await theCalls()).fetchGoal() });

export function useChooseGoal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wish: GoalWish) => (await theCalls()).sendGoal(wish),
    onSuccess: (goal) => queries.setQueryData<Goal | null>(goalQuery.queryKey, goal),
  });
}

export function useLeaveGoal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await theCalls()).sendNoGoal(),
    onSuccess: () => queries.setQueryData<Goal | null>(goalQuery.queryKey, null),
  });
}

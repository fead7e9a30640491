import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listOpenings } from '@vitrine/contract/classes';
import { openingsKey } from './classes.tsx';

/** Often enough to say when to go on, seldom enough for a class of three hundred. */
export const everyMs = 10_000;

/** The activities of a live class, asked for again while it is taught: who is done changes by itself. */
export const useOpenings = (classId: string, isOn = true) =>
  useQuery({
    queryKey: openingsKey(classId),
    queryFn: () => call(listOpenings, { params: { classId } }),
    refetchInterval: ({ state }) => (state.data?.canMove ? everyMs : false),
    enabled: isOn,
  });

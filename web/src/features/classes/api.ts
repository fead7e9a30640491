import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { classKinds, type ClassKind } from '@vitrine/domain/classes';
import { useState } from 'react';
import { pageAfterPage } from '../../shared/page-after-page.ts';
import { pathOf } from './kinds.ts';

export const theCalls = () => import('./calls.ts');

/** The kind that this screen shows: the address says it, behind the trail where there is one. While the person leaves for another screen it is the last one. */
export function useKind(): ClassKind {
  const { pathname } = useLocation();
  const said = classKinds.find((kind) => pathname.includes(pathOf[kind]));
  const [last, setLast] = useState(said ?? 'presential');
  if (said !== undefined && said !== last) setLast(said);
  return said ?? last;
}

export const cardsQuery = (kind: ClassKind, search: Record<string, string>) =>
  infiniteQueryOptions({
    ...pageAfterPage,
    queryKey: ['classes', 'cards', kind, search],
    queryFn: async ({ pageParam }) => (await theCalls()).fetchCards(kind, search, pageParam),
  });

/** Activities of a live class; the stream says when one moved. */
export const activitiesQuery = (classId: string) =>
  queryOptions({
    queryKey: ['classes', 'activities', classId],
    queryFn: async () => (await theCalls()).fetchActivities(classId),
  });

/** A course with its classes; without a network what this device knows of it. */
export const courseQuery = (kind: ClassKind, courseId: string) =>
  queryOptions({
    queryKey: ['classes', 'course', kind, courseId],
    queryFn: async () => (await theCalls()).fetchCourse(kind, courseId),
    networkMode: 'always',
    refetchInterval: 60_000, // states change by the clock
  });

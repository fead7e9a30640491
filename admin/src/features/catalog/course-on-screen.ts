import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseForm } from '@vitrine/contract/catalog';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

const key = (courseId: string) => ['catalog', 'courses', 'typed', courseId] as const;

/** Tells the preview what is being typed, before it is saved. */
export function useTellCourse(form: UseFormReturn<CourseForm, unknown, CourseForm>, courseId: string): void {
  const queries = useQueryClient();
  const typed = useWatch({ control: form.control });
  useEffect(() => void queries.setQueryData(key(courseId), typed), [queries, courseId, typed]);
  useEffect(() => () => queries.removeQueries({ queryKey: key(courseId) }), [queries, courseId]); // only with the form: the preview listens to this very entry
}

/** The course as it is on the screen: typed, else saved. */
export function useCourseOnScreen(courseId: string, saved: CourseForm): Partial<CourseForm> {
  const { data } = useQuery<Partial<CourseForm>>({ queryKey: key(courseId), queryFn: () => saved, enabled: false });
  return data ?? saved;
}

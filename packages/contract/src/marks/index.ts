/** Favourites on the wire. */
import { markedSubjects } from '@vitrine/domain/marks';
import { z } from 'zod';
import { endpoint, Id, Nothing } from '../kernel/index.ts';

const params = z.object({ subject: z.enum(markedSubjects), subjectId: Id });

export const addFavourite = endpoint({
  method: 'PUT',
  path: '/favourites/:subject/:subjectId',
  params,
  answer: Nothing,
  summary: 'Marks as favourite; again changes nothing',
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/favourites/:subject/:subjectId',
  params,
  answer: Nothing,
  summary: 'Takes the mark away',
});

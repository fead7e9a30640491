import { call } from '@vitrine/client';
import { closeSession, getSence, getSenceForm, startSession } from '@vitrine/contract/sence';
import type { Phase } from '@vitrine/domain/sence';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchSence = (courseId: string) => call(getSence, { params: { courseId } });
export const sendStart = (courseId: string) => call(startSession, { params: { courseId } });
export const sendClose = (courseId: string) => call(closeSession, { params: { courseId } });
export const fetchForm = (courseId: string, phase: Phase) => call(getSenceForm, { params: { courseId }, query: { phase } });

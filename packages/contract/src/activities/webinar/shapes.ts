import { classDraft, classView } from '../class-shapes.ts';

export const Draft = classDraft('webinar');
export const View = classView('webinar');

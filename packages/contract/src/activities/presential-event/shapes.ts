import { classDraft, classView } from '../class-shapes.ts';

export const Draft = classDraft('presential_event');
export const View = classView('presential_event');

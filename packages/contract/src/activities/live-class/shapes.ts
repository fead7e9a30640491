import { classDraft, classView } from '../class-shapes.ts';

export const Draft = classDraft('live_class');
export const View = classView('live_class');

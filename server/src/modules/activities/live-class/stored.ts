import { storedClass } from '../stored-classes.ts';

export const parseLiveClass = storedClass('live_class');

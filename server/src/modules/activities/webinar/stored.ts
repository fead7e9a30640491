import { storedClass } from '../stored-classes.ts';

export const parseWebinar = storedClass('webinar');

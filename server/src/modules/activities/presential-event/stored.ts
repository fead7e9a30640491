import { storedClass } from '../stored-classes.ts';

export const parsePresentialEvent = storedClass('presential_event');

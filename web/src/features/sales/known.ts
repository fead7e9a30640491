import { orKnown as known } from '../../shared/or-known.ts';

/** As the shared one, in this room's place on the device. */
export const orKnown = <T>(name: string, ask: () => Promise<T>): Promise<T> => known('sales', name, ask);

import { lazyRouteComponent } from '@tanstack/react-router';
import { wait } from './device/wait.ts';

/** How long a screen's code may take to come (spec 2, §9). */
const patienceMilliseconds = 120_000;

/** A screen whose code comes with its first visit. Code that does not come within two minutes is an error that can be tried again (NAV-10). */
export const lazyScreen = <M extends Record<string, unknown>, K extends keyof M & string>(load: () => Promise<M>, name: K) =>
  lazyRouteComponent(() => inTime(load), name);

/** Browsers call a module that could not be fetched a TypeError; one that never came is the same to a person. */
export function inTime<M>(load: () => Promise<M>): Promise<M> {
  return new Promise((resolve, reject) => {
    const callOff = wait(() => reject(new TypeError('a module was not fetched in time')), patienceMilliseconds);
    load().then(resolve, reject).finally(callOff);
  });
}

/**
 * Lets the browser draw and answer a tap before the work goes on: a piece of work that a slow phone would feel is divided where this is awaited. Goes on at once in a browser
 * that knows no such pause (Safari).
 */
export async function yieldToMain(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
}

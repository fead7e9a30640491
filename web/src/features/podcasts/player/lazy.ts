/** What this device has to tell of listening; its code comes when something waits. */
export const listeningOutbox = async (): Promise<unknown> => (await import('./listening-outbox.ts')).listeningOutbox();

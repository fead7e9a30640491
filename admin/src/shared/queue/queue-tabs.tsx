import { createContext, useContext, type ReactNode } from 'react';

/** What stands above every queue, as the app hands it in: the ways to the other queues. */
export const QueueTabs = createContext<ReactNode>(null);

/** Nothing where the app hands in nothing. */
export const TabsOfQueues = (): ReactNode => useContext(QueueTabs);

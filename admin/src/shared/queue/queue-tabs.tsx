import { createContext, useContext, type ComponentType } from 'react';

/** What stands above every queue, as the app hands it in: the ways to the other queues. */
export const QueueTabs = createContext<ComponentType | null>(null);

/** Nothing where the app hands in nothing. */
export function TabsOfQueues() {
  const Tabs = useContext(QueueTabs);
  return Tabs ? <Tabs /> : null;
}

/** The one place of whoever decides: queues, who decided what, and second opinions. */
export { AuditQueueTabs } from './queue-tabs.tsx';

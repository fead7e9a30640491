/** Community events on the screen: what comes, who may enter, and the check-in at the door. */
export { EventSection } from './event-section.tsx';

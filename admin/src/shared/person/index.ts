/** A person's page: what each room shows on it, and how its parts look. */
export { PersonCard, PersonFigures, PersonRow, PersonRows } from './person-card.tsx';
export { PersonLink } from './person-link.tsx';
export { PersonParts, usePersonParts, type PersonPart } from './person-parts.ts';

/** The places of the console, in the order of the rail, each with the permission that shows it. */
export const places = [
  { key: 'courses', href: '/courses', needs: 'content.read' },
  { key: 'people', href: '/people', needs: 'people.read' },
  { key: 'clients', href: '/clients', needs: 'clients.read' },
  { key: 'login', href: '/login-configuration', needs: 'login_configuration.write' },
  { key: 'trail', href: '/audit-trail', needs: 'audit.read' },
] as const;
export type PlaceKey = (typeof places)[number]['key'];

/** Where a person begins; undefined for those without work here. */
export const firstPlaceOf = (can: readonly string[]): string | undefined => places.find(({ needs }) => can.includes(needs))?.href;

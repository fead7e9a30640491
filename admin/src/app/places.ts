/** The places of the console, in the order of the rail, each with the permission that shows it. */
export const places = [
  { key: 'audit', href: '/sales', needs: 'sales.audit' },
  { key: 'orders', href: '/orders', needs: 'orders.decide' },
  { key: 'courses', href: '/courses', needs: 'content.read' },
  { key: 'campaigns', href: '/campaigns', needs: 'campaigns.read' },
  { key: 'rewards', href: '/rewards', needs: 'rewards.read' },
  { key: 'people', href: '/people', needs: 'people.read' },
  { key: 'clients', href: '/clients', needs: 'clients.read' },
  { key: 'login', href: '/login-configuration', needs: 'login_configuration.write' },
  { key: 'trail', href: '/audit-trail', needs: 'audit.read' },
] as const;
export type PlaceKey = (typeof places)[number]['key'];

/** Where a person begins; undefined for those without work here. */
export const firstPlaceOf = (can: readonly string[]): string | undefined => places.find(({ needs }) => can.includes(needs))?.href;

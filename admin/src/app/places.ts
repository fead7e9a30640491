/** The places of the console, in the order of the rail, each with the permission that shows it. */
export const places = [
  { key: 'audit', href: '/sales', needs: 'sales.audit' },
  { key: 'orders', href: '/orders', needs: 'orders.decide' },
  { key: 'courses', href: '/courses', needs: 'content.read' },
  {
    key: 'campaigns',
    href: '/campaigns',
    needs: 'campaigns.read',
    others: ['/products', '/stores', '/chains', '/brands', '/agencies'],
  },
  { key: 'rewards', href: '/rewards', needs: 'rewards.read', others: ['/reward-categories', '/reward-departments'] },
  {
    key: 'people',
    href: '/people',
    needs: 'people.read',
    others: ['/registrations', '/groups', '/group-labels', '/areas', '/tags', '/roles'],
  },
  { key: 'clients', href: '/clients', needs: 'clients.read' },
  { key: 'login', href: '/login-configuration', needs: 'login_configuration.write' },
  { key: 'trail', href: '/audit-trail', needs: 'audit.read' },
] as const;
export type PlaceKey = (typeof places)[number]['key'];

/** Whether an address lies in a place: below its own, or in one of its other lists. */
export const isIn = (place: (typeof places)[number], pathname: string): boolean =>
  [place.href, ...('others' in place ? place.others : [])].some((href) => pathname === href || pathname.startsWith(`${href}/`));

/** Where a person begins; undefined for those without work here. */
export const firstPlaceOf = (can: readonly string[]): string | undefined => places.find(({ needs }) => can.includes(needs))?.href;

import type { AddressInfo } from 'node:net';

/** The port that a server of a test listens on; a fault when it listens on none. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on no port');
  return address.port;
}

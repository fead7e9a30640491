import { addressOf } from '@vitrine/contract/kernel';
import { catalogue, type CatalogueEntry } from '@vitrine/contract/catalogue';
import { permissionsOf, roles, type Role } from '@vitrine/domain/identity';
import type { FastifyInstance } from 'fastify';

/** Operations that ask for a permission, as the contract says it; everything else is every member's, or the app's own. */
export const guarded: readonly CatalogueEntry[] = catalogue.filter(({ access, needs }) => access === 'member' && needs !== undefined);

/** The first operation of each permission. */
export const onePermissionEach: readonly CatalogueEntry[] = guarded.filter(
  ({ needs }, at) => guarded.findIndex((one) => one.needs === needs) === at,
);

/** Whether this role may call this operation (CLI-06). */
const may = (role: Role, { needs }: CatalogueEntry): boolean => permissionsOf([role]).some((permission) => permission === needs);

/** Who may do what, as a page of the documentation: one line an operation, one column a role. */
export function rolesTable(): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Roles and operations',
    '',
    'Made from the contract; a test keeps it, and another calls every operation in every role (CLI-06).',
    '',
    line(['operation', 'needs', ...roles]),
    line(['---', '---', ...roles.map(() => '---')]),
    ...byRoom().map((operation) =>
      line([`${operation.room}.${operation.name}`, operation.needs ?? '', ...roles.map((role) => (may(role, operation) ? 'yes' : ''))]),
    ),
    '',
  ].join('\n');
}

/** Room after room in the catalogue's order, names in each by the alphabet: in which order a module tells its names is its loader's affair. */
function byRoom(): readonly CatalogueEntry[] {
  const rooms = [...new Set(guarded.map(({ room }) => room))];
  return rooms.flatMap((room) => guarded.filter((one) => one.room === room).sort((one, other) => (one.name < other.name ? -1 : 1)));
}

export type Finding = { operation: string; role: Role; why: 'let in' | 'kept out' };

/**
 * Calls every guarded operation with what no shape takes: whoever may call it is told so, whoever may not hears `not_found`, for nobody looks
 * at what they sent. Tells where that differs from the table.
 */
export async function walkRoles(
  app: FastifyInstance,
  { role, accessToken, host }: { role: Role; accessToken: string; host: string },
  operations = guarded,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const operation of operations) {
    const params = Object.fromEntries(Array.from(operation.path.matchAll(/:(\w+)/g), ([, name = '']) => [name, '!']));
    const answered = await app.inject({
      method: operation.method,
      url: addressOf(operation, params, { after: '!', limit: 'all', version: 'first' }),
      headers: { host, authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      ...(operation.method === 'GET' ? {} : { payload: '{' }),
    });
    const isIn = answered.statusCode !== 404;
    if (isIn !== may(role, operation)) findings.push({ operation: operation.name, role, why: isIn ? 'let in' : 'kept out' });
  }
  return findings;
}

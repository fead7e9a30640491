import type { ClientBrand } from '@vitrine/contract/tenancy';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What a screen for anybody shows of one client. Refuses `not_found` for a client that is gone. */
export async function clientBrand(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { tenantId }: { tenantId: string },
): Promise<ClientBrand> {
  const row = await db
    .read()
    .selectFrom('tenancy.tenant')
    .select(['name', 'logo_file_id', 'wide_logo_file_id', 'dark_logo_file_id', 'theme'])
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const path = (id: string | null) => (id === null ? null : storage.publicPath({ id, name: 'logo' }));
  return {
    name: row.name,
    logo: path(row.logo_file_id),
    wideLogo: path(row.wide_logo_file_id),
    darkLogo: path(row.dark_logo_file_id),
    theme: row.theme,
  };
}

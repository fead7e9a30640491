import type { Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { PagesParts } from './record-on-pages.ts';

type Ask = {
  ownerId: string;
  /** By the field that names each. */
  pictures: Readonly<Record<string, string | null>>;
  kept: readonly (string | null)[];
  prefix: string;
};

/** A new picture is the writer's own upload. Refuses at its field `file_missing`, and `file_type_refused` for what is no picture. */
export async function ownPictures({ storage }: PagesParts, tx: Tx, { tenantId, personId }: Actor, ask: Ask): Promise<void> {
  const fresh = Object.entries(ask.pictures).flatMap(([field, id]) => (id === null || ask.kept.includes(id) ? [] : [{ field, id }]));
  if (fresh.length === 0) return;
  const found = await storage.find(tx, { tenantId, ids: fresh.map(({ id }) => id), uploadedBy: personId });
  const faultOf = (id: string) => {
    const file = found.find((one) => one.id === id);
    if (!file) return 'file_missing';
    return file.contentType.startsWith('image/') ? undefined : 'file_type_refused';
  };
  refuseFields(Object.fromEntries(fresh.map(({ field, id }) => [field, faultOf(id)])), { prefix: ask.prefix });
  for (const { id } of fresh) await storage.own(tx, { tenantId, fileId: id, room: 'pages', ownerId: ask.ownerId, isPublic: true });
}

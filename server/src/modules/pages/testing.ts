/** Builders of banners, by the same use-cases that staff call; for tests and the demo. */
import type { BannerFields } from '@vitrine/contract/pages';
import type { Actor } from '../../platform/http/index.ts';
import { createBanner, publishBanner } from './keep-banners.ts';
import type { PagesParts } from './record-on-pages.ts';

/** A banner for everybody and at any time, unless told. */
export const bannerFields = (wish: Partial<BannerFields> = {}): BannerFields => ({
  title: { 'pt-BR': 'Virada Gelada' },
  text: { 'pt-BR': 'Geladeira vale mais até dezembro.' },
  link: '/campaigns',
  linkLabel: { 'pt-BR': 'Ver regras' },
  phoneFileId: null,
  deskFileId: null,
  alt: {},
  isClosable: true,
  position: 0,
  visibleFrom: null,
  visibleTo: null,
  groupIds: [],
  areaIds: [],
  tagIds: [],
  ...wish,
});

/** A published banner. */
export async function aBanner(parts: PagesParts, actor: Actor, wish: Partial<BannerFields> = {}): Promise<string> {
  const { id: bannerId } = await createBanner(parts, actor, bannerFields(wish));
  await publishBanner(parts, actor, { bannerId, version: 1 });
  return bannerId;
}

/** A picture as its writer uploads it. */
export async function aBannerPicture(
  { storage }: Pick<PagesParts, 'storage'>,
  { siteId, tenantId, personId }: Actor,
  { path, content }: { path?: string; content?: Buffer },
): Promise<string> {
  const file = path === undefined ? { content: content ?? Buffer.alloc(0) } : { path };
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'image', name: 'banner.png', ...file, isPublic: false });
  return id;
}

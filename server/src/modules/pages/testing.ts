/** Builders of banners and pages, by the same use-cases that staff call; for tests and the demo. */
import type { BannerFields, PageFields } from '@vitrine/contract/pages';
import type { Block } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import { createBanner, publishBanner } from './keep-banners.ts';
import { createPage, savePage } from './keep-pages.ts';
import { publishPage } from './publish-page.ts';
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

/** A block with a heading. */
export const aHeading = ({ newId }: Pick<PagesParts, 'newId'>, text: string): Block => ({
  id: newId(),
  kind: 'heading',
  level: 2,
  text: { 'pt-BR': text },
});

/** A page for everybody and at any time, unless told. */
export const pageFields = (wish: Partial<PageFields> = {}): PageFields => ({
  title: { 'pt-BR': 'Virada Gelada' },
  slug: 'virada-gelada',
  visibleFrom: null,
  visibleTo: null,
  groupIds: [],
  areaIds: [],
  tagIds: [],
  blocks: [],
  ...wish,
});

/** A published page; the hotsite where that is its address. */
export async function aPage(parts: PagesParts, actor: Actor, wish: Partial<PageFields> = {}): Promise<string> {
  const page = pageFields({ blocks: [aHeading(parts, 'Como funciona')], ...wish });
  const { title, slug } = page;
  const { id: pageId } = await createPage(parts, actor, { kind: slug === 'hotsite' ? 'hotsite' : 'page', title, slug });
  await savePage(parts, actor, { pageId, version: 1, page });
  await publishPage(parts, actor, { pageId, version: 2 });
  return pageId;
}

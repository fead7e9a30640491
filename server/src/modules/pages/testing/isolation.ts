/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aBanner, aPage, bannerFields, pageFields } from '../testing.ts';

type Own = { bannerId: string; pageId: string; pageSlug: string };

export const pages: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, mark }) => {
    const group = await platform.db
      .read()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', author.tenantId)
      .executeTakeFirstOrThrow();
    await aBanner(platform, author.actor, { title: { 'pt-BR': mark }, groupIds: [group.id] });
    const bannerId = await aBanner(platform, author.actor, { title: { 'pt-BR': mark }, text: { 'pt-BR': mark } });
    const pageSlug = `page-${platform.newId().slice(-12)}`;
    const pageId = await aPage(platform, author.actor, {
      title: { 'pt-BR': mark },
      slug: pageSlug,
      blocks: [{ id: platform.newId(), kind: 'quote', text: { 'pt-BR': mark }, by: {} }],
    });
    await aPage(platform, author.actor, { title: { 'pt-BR': mark }, slug: 'hotsite' });
    return { bannerId, pageId, pageSlug };
  },
  entries: {
    listWelcomeBanners: { asks: () => [{}] },
    listBanners: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'published' } }] },
    createBanner: {
      asks: (b) => [
        { body: bannerFields() },
        { body: bannerFields({ groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] }) },
        { body: bannerFields({ phoneFileId: b.fileId, alt: { 'pt-BR': 'Foto' } }) },
      ],
    },
    getBanner: { asks: (b) => [{ params: { bannerId: b.bannerId } }] },
    saveBanner: { asks: (b) => [1, 2].map((version) => ({ params: { bannerId: b.bannerId }, body: { version, banner: bannerFields() } })) },
    publishBanner: { asks: (b) => [1, 2].map((version) => ({ params: { bannerId: b.bannerId }, body: { version } })) },
    retireBanner: { asks: (b) => [1, 2].map((version) => ({ params: { bannerId: b.bannerId }, body: { version } })) },
    getHotsite: { asks: () => [{}] },
    getWildcardPage: { asks: (b) => [{ params: { slug: b.pageSlug } }] },
    listPages: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { state: 'published' } }] },
    exportPages: { asks: () => [{ query: {} }, { query: { state: 'published' } }] },
    exportBanners: { asks: () => [{ query: {} }] },
    createPage: { asks: () => [{ body: { kind: 'page', title: { 'pt-BR': 'Invasora' }, slug: 'invasora' } }] },
    getPage: { asks: (b) => [{ params: { pageId: b.pageId } }] },
    savePage: {
      asks: (b) =>
        [1, 3].flatMap((version) =>
          [pageFields(), pageFields({ groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] })].map((page) => ({
            params: { pageId: b.pageId },
            body: { version, page },
          })),
        ),
    },
    publishPage: { asks: (b) => [1, 3].map((version) => ({ params: { pageId: b.pageId }, body: { version } })) },
    retirePage: { asks: (b) => [1, 3].map((version) => ({ params: { pageId: b.pageId }, body: { version } })) },
  },
};

/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aBanner, bannerFields } from '../testing.ts';

type Own = { bannerId: string };

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
    return { bannerId };
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
  },
};

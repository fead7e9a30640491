/** How the operations of photos are called with another tenant's ids. */
import { aPerson } from '../../identity/testing.ts';
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';
import { approvePhoto } from '../decide-photo.ts';
import { aDisplayPhoto, aPhotoType, aSentPhoto } from '../testing.ts';

type Own = { photoId: string; decidedPhotoId: string; photoTypeId: string; photoFileId: string };
type Attacked = Foreign & Own;
const each = ({ photoId, decidedPhotoId }: Attacked, body?: object) =>
  [photoId, decidedPhotoId].flatMap((id) =>
    [1, 2].map((version) => ({ params: { photoId: id }, ...(body ? { body: { version, ...body } } : {}) })),
  );
const inCampaign = ({ program: { campaignId } }: Foreign) => ({ params: { campaignId } });
const type = ({ program: { campaignId }, photoTypeId }: Attacked) => ({ params: { campaignId, typeId: photoTypeId } });
const form = (mark: string) => ({
  name: { 'pt-BR': mark },
  good: {},
  bad: {},
  goodFileId: null,
  badFileId: null,
  points: 50,
  position: 1,
  isActive: true,
});

export const photos: RoomUnderAttack<Own> = {
  rows: async (house, { author, learner, program, mark }) => {
    const { platform } = house;
    const { campaignId, storeId } = program;
    const auditor = await aPerson(platform, { tenantId: learner.tenantId, roles: ['auditor'], fullName: `${mark} auditora` });
    await platform.db.transaction((tx) =>
      tx
        .insertInto('photos.campaign_rule')
        .values({ tenant_id: learner.tenantId, campaign_id: campaignId, version: 1, credits: 'at_once', updated_at: platform.clock.now() })
        .execute(),
    );
    const photoTypeId = await aPhotoType(platform, author.actor, { campaignId, name: { 'pt-BR': mark } });
    const otherTypeId = await aPhotoType(platform, author.actor, { campaignId, name: { 'pt-BR': mark } });
    const sent = await aSentPhoto(platform, learner.actor, { campaignId, storeId, typeId: photoTypeId, mark: `${'7b'.repeat(187)}c` });
    const decided = await aSentPhoto(platform, learner.actor, { campaignId, storeId, typeId: otherTypeId });
    await approvePhoto(platform, auditor.actor, { photoId: decided.id, version: 1 });
    const photoFileId = await aDisplayPhoto(platform, learner.actor);
    return { photoId: sent.id, decidedPhotoId: decided.id, photoTypeId, photoFileId };
  },
  untold: { 'photos.photo_band': 'numbers of what the photo looks like; the photo itself is told' },
  entries: {
    getPhotoBoard: { asks: (b) => [{ query: { campaignId: b.program.campaignId } }, { query: { storeId: b.program.storeId } }] },
    sendPhoto: {
      asks: (b) => [
        {
          body: {
            campaignId: b.program.campaignId,
            storeId: b.program.storeId,
            typeId: b.photoTypeId,
            fileId: b.photoFileId,
            writtenAt: null,
          },
        },
      ],
    },
    listPhotosToAudit: {
      asks: (b) => [
        { query: { limit: 100 } },
        { query: { campaignId: b.program.campaignId } },
        { query: { state: 'approved' } },
        { query: { search: b.mark } },
      ],
    },
    listPersonPhotos: {
      asks: (b) => [b.memberId, b.callerMemberId].map((memberId) => ({ params: { memberId }, query: { limit: 100 } })),
    },
    exportPhotos: { asks: (b) => [{ query: {} }, { query: { campaignId: b.program.campaignId } }, { query: { state: 'approved' } }] },
    getPhotoToAudit: { asks: (b) => each(b) },
    claimPhoto: { asks: (b) => each(b, {}) },
    releasePhoto: { asks: (b) => each(b) },
    approvePhoto: { asks: (b) => each(b, {}) },
    reprovePhoto: { asks: (b) => each(b, { reason: 'dark', note: '' }) },
    listPhotoTypes: { asks: (b) => [{ ...inCampaign(b), query: { limit: 100 } }] },
    createPhotoType: { asks: (b) => [{ ...inCampaign(b), body: form('Invasora') }] },
    getPhotoType: { asks: (b) => [type(b)] },
    savePhotoType: { asks: (b) => [{ ...type(b), body: { version: 1, type: form('Invasora') } }] },
    getPhotoRule: { asks: (b) => [inCampaign(b)] },
    savePhotoRule: { asks: (b) => [0, 1].map((version) => ({ ...inCampaign(b), body: { version, credits: 'on_approval' } })) },
  },
};

import type { PhotoReason } from '@vitrine/domain/photos';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aDisplayPhoto, aPhotoType, aSentPhoto, decidedPhoto, type Display } from '../modules/photos/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { demoPhotoTypes, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; program: Pick<MadeProgram, 'campaignId' | 'registered'> };
type Planned = {
  who: number;
  type: number;
  hoursAgo: number;
  decision?: 'approved' | PhotoReason;
  note?: string;
  display?: Partial<Display>;
  /** It looks like another one with the same mark. */
  mark?: string;
};

/** Of one shop window that somebody photographed for two stores. */
const twice = '5a9c3'.repeat(75);

/** The oldest first: two weeks that are over, and this one in every state. Of one display none is a week or less after the other. */
const planned: readonly Planned[] = [
  { who: 0, type: 0, hoursAgo: 400, decision: 'approved' },
  { who: 0, type: 1, hoursAgo: 398, decision: 'approved' },
  { who: 0, type: 0, hoursAgo: 200, decision: 'approved' },
  { who: 0, type: 1, hoursAgo: 199, decision: 'approved' },
  { who: 0, type: 2, hoursAgo: 198, decision: 'approved' },
  { who: 2, type: 0, hoursAgo: 30, decision: 'cropped', display: { isCropped: true } },
  { who: 0, type: 0, hoursAgo: 5, decision: 'approved', mark: twice },
  { who: 0, type: 2, hoursAgo: 4, decision: 'dark', note: 'Acenda a luz da vitrine e chegue mais perto.', display: { isDark: true } },
  { who: 1, type: 0, hoursAgo: 3, mark: twice },
  { who: 0, type: 1, hoursAgo: 2 },
  { who: 2, type: 1, hoursAgo: 1, display: { isCropped: true } },
];

/** What the running campaign asks for in its stores, with an example of a good photo and of a bad one, and photos in every state (PHO-01). */
export async function fillPhotos(platform: Platform, { brand, people, program }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('campaigns.write'));
  const auditor = people.find(({ actor }) => actor.permissions.has('photos.audit'));
  if (!keeper || !auditor) throw new Error(`demo: nobody keeps campaigns, or audits, for ${brand}`);
  const { campaignId } = program;
  const types: { id: string; display: Partial<Display> }[] = [];
  for (const [position, { name, good, bad, points, sign, colour, items }] of demoPhotoTypes[brand].entries()) {
    const display = { sign, colour, items };
    const goodFileId = await aDisplayPhoto(platform, keeper.actor, display);
    const badFileId = await aDisplayPhoto(platform, keeper.actor, { ...display, isCropped: true });
    types.push({
      id: await aPhotoType(platform, keeper.actor, { campaignId, name, good, bad, points, position, goodFileId, badFileId }),
      display,
    });
  }
  // One a store: two who sell in one would meet each other's photo.
  const senders = program.registered.filter(({ storeId }, place, all) => all.findIndex((other) => other.storeId === storeId) === place);
  for (const { who, type, hoursAgo, decision, note, display, mark = null } of planned) {
    const sender = senders[who];
    const asked = types[type];
    if (!sender || !asked) continue;
    const form = { campaignId, storeId: sender.storeId, typeId: asked.id, mark, display: { ...asked.display, ...display } };
    const { id: photoId } = await aSentPhoto(at(platform, hoursAgo), sender.person.actor, form);
    if (!decision) continue;
    const word = { ...(decision === 'approved' ? {} : { reason: decision }), ...(note ? { note } : {}) };
    await decidedPhoto(at(platform, hoursAgo - 0.5), auditor.actor, { photoId, ...word });
  }
}

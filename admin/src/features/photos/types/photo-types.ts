import { call } from '@vitrine/client';
import {
  createPhotoType,
  getPhotoType,
  listPhotoTypes,
  PhotoTypeForm,
  PhotoTypeRow,
  savePhotoType,
  type PhotoTypeDetail,
} from '@vitrine/contract/photos';
import { described, openedBy, resource, sentBy } from '../../../shared/resource/index.ts';

const drawn = described(PhotoTypeForm, {
  name: { limit: 60, section: 'texts' },
  good: { limit: 400, rows: 4, section: 'texts' },
  bad: { limit: 400, rows: 4, section: 'texts' },
  goodFileId: { kind: 'image', section: 'examples' },
  badFileId: { kind: 'image', section: 'examples' },
  points: { section: 'worth', needsCan: 'savePoints' },
  position: { section: 'worth' },
  isActive: { section: 'worth' },
});
const openedType = openedBy('type');

/** The types of photos of one campaign, as lists and forms know them. */
export const photoTypesOf = (campaignId: string) =>
  resource<PhotoTypeRow, PhotoTypeForm>({
    room: 'photos',
    name: 'types',
    inner: 'type',
    row: described(PhotoTypeRow, {
      name: { column: 'shown' },
      points: { column: 'shown' },
      position: { column: 'optional' },
      isActive: { column: 'shown' },
      photos: { column: 'shown' },
      updatedAt: { column: 'optional' },
    }),
    form: PhotoTypeForm,
    drawn,
    list: (ask) => call(listPhotoTypes, { params: { campaignId }, query: listPhotoTypes.query.parse(ask) }),
    titleOf: ({ name }) => name,
    read: (typeId) => call(getPhotoType, { params: { campaignId, typeId } }).then(opened),
    save: (typeId, version, _whole, { now: type, was }) =>
      call(savePhotoType, { params: { campaignId, typeId }, body: { version, type, was } }).then(opened),
    create: {
      needs: 'campaigns.write',
      form: drawn,
      empty: { name: {}, good: {}, bad: {}, goodFileId: null, badFileId: null, points: 100, position: 0, isActive: true },
      send: sentBy(PhotoTypeForm, (body, once) => call(createPhotoType, { params: { campaignId }, body }, once)),
    },
  });

const opened = ({ files, ...detail }: PhotoTypeDetail) => ({ ...openedType(detail), files });

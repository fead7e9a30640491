import { call, callFile } from '@vitrine/client';
import {
  BannerFields,
  BannerRow,
  createBanner,
  exportBanners,
  getBanner,
  listBanners,
  saveBanner,
  type BannerDetail,
} from '@vitrine/contract/pages';
import { described, resource, sentBy, type Opened } from '../../shared/resource/index.ts';
import { BannerPreview } from './banner-preview.tsx';

const drawn = described(BannerFields, {
  title: { limit: 60, section: 'words' },
  text: { limit: 140, rows: 2, section: 'words' },
  link: { section: 'words' },
  linkLabel: { limit: 30, section: 'words' },
  phoneFileId: { kind: 'image', section: 'picture' },
  deskFileId: { kind: 'image', section: 'picture' },
  alt: { limit: 160, section: 'picture' },
  isClosable: { section: 'when' },
  position: { section: 'when' },
  visibleFrom: { section: 'when' },
  visibleTo: { section: 'when' },
  groupIds: { section: 'whom' },
  areaIds: { section: 'whom' },
  tagIds: { section: 'whom' },
});

export const opened = ({ banner, version, can, state, files }: BannerDetail): Opened<BannerFields> => ({
  values: banner,
  version,
  can,
  status: state,
  files,
});

/** Welcome banners of the client, as lists and forms know them. */
export const banners = resource<BannerRow, BannerFields>({
  room: 'pages',
  name: 'banners',
  inner: 'banner',
  row: described(BannerRow, {
    title: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    visibleFrom: { column: 'shown' },
    visibleTo: { column: 'shown' },
    position: { column: 'shown' },
    updatedAt: { column: 'optional' },
  }),
  form: BannerFields,
  drawn,
  list: (ask) => call(listBanners, { query: listBanners.query.parse(ask) }),
  export: (ask) => callFile(exportBanners, { query: exportBanners.query.parse(ask) }),
  titleOf: ({ title }) => title,
  read: (bannerId) => call(getBanner, { params: { bannerId } }).then(opened),
  save: (bannerId, version, _whole, { now: banner, was }) =>
    call(saveBanner, { params: { bannerId }, body: { version, banner, was } }).then(opened),
  hint: BannerPreview,
  create: {
    needs: 'content.write',
    form: drawn,
    empty: {
      title: {},
      text: {},
      link: '',
      linkLabel: {},
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
    },
    send: sentBy(BannerFields, (body, once) => call(createBanner, { body }, once)),
  },
});

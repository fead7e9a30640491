import { call, callFile } from '@vitrine/client';
import {
  createDesign,
  DesignFields,
  DesignRow,
  exportDesigns,
  getDesign,
  listDesigns,
  saveDesign,
  type DesignDetail,
} from '@vitrine/contract/certificates';
import { described, resource, sentBy, type Opened } from '../../shared/resource/index.ts';
import { DesignPreview } from './design-preview.tsx';

const drawn = described(DesignFields, {
  name: { section: 'use' },
  isDefault: { section: 'use' },
  courseIds: { section: 'use' },
  trailIds: { section: 'use' },
  heading: { limit: 40, section: 'texts' },
  statement: { limit: 120, section: 'texts' },
  completed: { limit: 80, section: 'texts' },
  note: { limit: 240, rows: 2, section: 'texts' },
  showsWorkload: { section: 'texts' },
  showsGrade: { section: 'texts' },
  signerName: { section: 'signature' },
  signerRole: { limit: 80, section: 'signature' },
  signatureFileId: { kind: 'image', section: 'signature' },
  logoFileId: { kind: 'image', section: 'look' },
  hasOwnColours: { section: 'look' },
  primary: { kind: 'colour', section: 'look' },
  secondary: { kind: 'colour', section: 'look' },
  tertiary: { kind: 'colour', section: 'look' },
  validMonths: { kind: 'number', section: 'validity' },
  remindDays: { section: 'validity' },
});

export const openedDesign = ({ version, design, files, can }: DesignDetail): Opened<DesignFields> => ({
  version,
  can,
  files,
  values: design,
});

/** Designs of certificates, as lists and forms know them (CER-01). */
export const designs = resource<DesignRow, DesignFields>({
  room: 'certificates',
  name: 'designs',
  inner: 'design',
  row: described(DesignRow, {
    name: { column: 'shown' },
    isDefault: { column: 'shown' },
    trainings: { column: 'shown' },
    validMonths: { column: 'shown' },
    updatedAt: { column: 'optional' },
  }),
  form: DesignFields,
  drawn,
  list: (ask) => call(listDesigns, { query: listDesigns.query.parse(ask) }),
  export: (ask) => callFile(exportDesigns, { query: exportDesigns.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (designId) => call(getDesign, { params: { designId } }).then(openedDesign),
  save: (designId, version, _whole, { now: design, was }) =>
    call(saveDesign, { params: { designId }, body: { version, design, was } }).then(openedDesign),
  hint: DesignPreview,
  create: {
    needs: 'certificates.write',
    form: drawn,
    empty: {
      name: '',
      isDefault: false,
      courseIds: [],
      trailIds: [],
      heading: {},
      statement: {},
      completed: {},
      note: {},
      showsWorkload: true,
      showsGrade: true,
      signerName: '',
      signerRole: {},
      signatureFileId: null,
      logoFileId: null,
      hasOwnColours: false,
      primary: '#0A56D6',
      secondary: '#FFB020',
      tertiary: '#0F8B74',
      validMonths: null,
      remindDays: 30,
    },
    send: sentBy(DesignFields, (body, once) => call(createDesign, { body }, once)),
  },
});

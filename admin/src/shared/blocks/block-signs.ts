import type { BlockKind } from '@vitrine/domain/kernel';
import {
  IconAlignLeft,
  IconClick,
  IconColumns3,
  IconFlag,
  IconForms,
  IconGift,
  IconHeading,
  IconHelp,
  IconMovie,
  IconPaperclip,
  IconPhoto,
  IconPhotoPlus,
  IconQuote,
} from '../icons.ts';

export const blockSigns = {
  text: IconAlignLeft,
  heading: IconHeading,
  picture: IconPhoto,
  media: IconMovie,
  file: IconPaperclip,
  quote: IconQuote,
  button: IconClick,
  columns: IconColumns3,
  gallery: IconPhotoPlus,
  cards: IconGift,
  questions: IconHelp,
  stage: IconFlag,
  form: IconForms,
} satisfies Record<BlockKind, unknown>;

import type { BlockKind } from '@vitrine/domain/kernel';
import { IconAlignLeft, IconClick, IconColumns3, IconHeading, IconMovie, IconPaperclip, IconPhoto, IconQuote } from '../icons.ts';

export const blockSigns = {
  text: IconAlignLeft,
  heading: IconHeading,
  picture: IconPhoto,
  media: IconMovie,
  file: IconPaperclip,
  quote: IconQuote,
  button: IconClick,
  columns: IconColumns3,
} satisfies Record<BlockKind, unknown>;

import { locales, type Text } from '@vitrine/domain/kernel';
import { z } from 'zod';

const StoredText = z.partialRecord(z.enum(locales), z.string());

/** One text in some languages, as jsonb keeps it; a fault for what no release ever wrote. */
export const parseText = (stored: unknown): Text => StoredText.parse(stored);

import { localeOf, textIn } from '@vitrine/domain/kernel';
import type { BrandColours } from '@vitrine/domain/tenancy';
import sharp from 'sharp';
import { z } from 'zod';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { certificateWords } from './certificate-words.ts';
import { verifyAddress } from './certificates.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findDrawn } from './queries.ts';
import { judgeLink } from './signed-links.ts';

/** The client's own colours, or those that the site's log-in configuration carries among other things. */
const Colours = z.object({ primary: z.string(), secondary: z.string(), tertiary: z.string() }) satisfies z.ZodType<BrandColours>;

type Parts = Pick<Platform, 'db' | 'clock' | 'secret' | 'settings' | 'storage'>;
type Drawn = { certificateId: string; memberId: string; host: string };
type Ask = Drawn & { expires: number; signature: string };
export type CertificateFile = { name: string; content: Buffer };

/** The PDF behind a signed link, in the language of its holder. Refuses `not_found` for a link that is not ours or too old. */
export function getCertificateFile(parts: Parts, ask: Ask): Promise<CertificateFile> {
  judgeLink(parts, ask);
  return drawnFile(parts, ask);
}

/** The same for whoever is known to ask for their own. Refuses `not_found` for a certificate that is not this member's, or of another site. */
export async function drawnFile(parts: Parts, ask: Drawn): Promise<CertificateFile> {
  const row = await findDrawn(parts.db.read(), ask);
  if (!row) throw notFound();
  const locale = localeOf(row.language_id) ?? 'pt-BR';
  const inLanguage = (stored: unknown) => textIn(parseText(stored), locale);
  const content = await drawCertificate({
    locale,
    brand: row.brand,
    program: inLanguage(row.program),
    colours: Colours.parse(row.colours ?? row.configuration),
    holder: row.holder,
    courseTitle: inLanguage(row.course_title),
    workloadMinutes: row.workload_minutes,
    grade: row.grade,
    issuedOn: row.issued_on,
    issuedAt: row.issued_at,
    code: row.code,
    verifyUrl: verifyAddress(parts, row),
    logo: row.wide_logo_file_id
      ? await sharp(await parts.storage.read(row.wide_logo_file_id))
          .png()
          .toBuffer()
      : null,
  });
  return { name: `${certificateWords[locale].heading.toLowerCase()}-${row.code}.pdf`, content };
}

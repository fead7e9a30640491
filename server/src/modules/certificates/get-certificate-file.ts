import { localeOf, textIn, type Locale, type Text } from '@vitrine/domain/kernel';
import type { BrandColours } from '@vitrine/domain/tenancy';
import sharp from 'sharp';
import { z } from 'zod';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { certificateWords } from './certificate-words.ts';
import { verifyAddress } from './certificates.ts';
import { drawCertificate, type PaperFacts } from './draw-certificate.ts';
import { findDrawn } from './queries.ts';
import { judgeLink } from './signed-links.ts';
import { parseStoredDesign, type StoredDesign } from './stored-design.ts';

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
  const content = await drawCertificate({
    ...(await lookOf(parts, row, { locale, design: parseStoredDesign(row.design) })),
    holder: row.holder,
    courseTitle: textIn(parseText(row.course_title), locale),
    workloadMinutes: row.workload_minutes,
    grade: row.grade,
    issuedOn: row.issued_on,
    issuedAt: row.issued_at,
    expiresOn: row.expires_on,
    code: row.code,
    verifyUrl: verifyAddress(parts, row),
  });
  return { name: `${certificateWords[locale].heading.toLowerCase()}-${row.code}.pdf`, content };
}

type Brand = { brand: string; program: unknown; colours: unknown; configuration: unknown; wide_logo_file_id: string | null };

/** How a certificate looks: the client’s brand, and what its design says instead. */
export async function lookOf(
  { storage }: Pick<Platform, 'storage'>,
  row: Brand,
  { locale, design }: { locale: Locale; design: StoredDesign | null },
): Promise<Pick<PaperFacts, 'locale' | 'brand' | 'program' | 'colours' | 'logo' | 'own'>> {
  const picture = async (fileId: string | null) =>
    fileId === null
      ? null
      : sharp(await storage.read(fileId))
          .png()
          .toBuffer();
  const say = (text: Text) => textIn(text, locale);
  return {
    locale,
    brand: row.brand,
    program: say(parseText(row.program)),
    colours: design?.colours ?? Colours.parse(row.colours ?? row.configuration),
    logo: await picture(design?.logoFileId ?? row.wide_logo_file_id),
    own: design && {
      heading: say(design.heading),
      statement: say(design.statement),
      completed: say(design.completed),
      note: say(design.note),
      signerName: design.signerName,
      signerRole: say(design.signerRole),
      signature: await picture(design.signatureFileId),
      showsWorkload: design.showsWorkload,
      showsGrade: design.showsGrade,
    },
  };
}

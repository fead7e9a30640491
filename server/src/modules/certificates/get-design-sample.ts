import { addMonths } from '@vitrine/domain/certificates';
import { dayIn, locales, matchLocale } from '@vitrine/domain/kernel';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { certificateWords } from './certificate-words.ts';
import { designsOf, fieldsOf } from './design-rows.ts';
import { drawCertificate } from './draw-certificate.ts';
import { lookOf, type CertificateFile } from './get-certificate-file.ts';
import { findBrand } from './queries.ts';
import { toStore } from './stored-design.ts';

/** A certificate of nobody in a design as it is saved, in the reader’s language; its code is none. Refuses `not_found`. */
export async function getDesignSample(
  parts: Pick<Platform, 'db' | 'clock' | 'storage' | 'settings'>,
  actor: Actor,
  { designId }: { designId: string },
): Promise<CertificateFile> {
  const db = parts.db.write(); // what was just saved is what they want to see
  const row = await designsOf(db, actor).where('d.id', '=', designId).executeTakeFirst();
  if (!row) throw notFound();
  const locale = matchLocale(actor.locale, locales);
  const brand = await findBrand(db, actor);
  const issuedAt = parts.clock.now();
  const issuedOn = dayIn(brand.time_zone, issuedAt);
  const words = certificateWords[locale];
  const code = '0000-0000-0000';
  const content = await drawCertificate({
    ...(await lookOf(parts, brand, { locale, design: toStore(fieldsOf(row, { courseIds: [], trailIds: [] })) })),
    holder: words.sample.holder,
    courseTitle: words.sample.course,
    workloadMinutes: 90,
    grade: 95,
    issuedOn,
    issuedAt,
    expiresOn: row.valid_months === null ? null : addMonths(issuedOn, row.valid_months),
    code,
    verifyUrl: new URL(`/certificates/verify/${code}`, parts.settings.publicUrl).href,
  });
  return { name: 'sample.pdf', content };
}

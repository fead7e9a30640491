import { fileURLToPath } from 'node:url';
import type { Locale } from '@vitrine/domain/kernel';
import { derivePalette, textOn, type BrandColours } from '@vitrine/domain/tenancy';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { certificateWords, dayOnPaper, workloadOnPaper } from './certificate-words.ts';

const fonts = (name: string) => fileURLToPath(new URL(`../../platform/fonts/${name}`, import.meta.url));

export type PaperFacts = {
  locale: Locale;
  brand: string;
  program: string;
  colours: BrandColours;
  holder: string;
  courseTitle: string;
  workloadMinutes: number;
  grade: number | null;
  issuedOn: string;
  issuedAt: string;
  code: string;
  verifyUrl: string;
  /** The last day that it holds; null: it lasts. */
  expiresOn: string | null;
  /** A PNG, wider than high; null where the brand has none. */
  logo: Buffer | null;
  /** What the client’s own design says instead; null: nothing. */
  own: OwnDesign | null;
};

/** Texts in the certificate’s language; an empty one stands as the product words it. */
export type OwnDesign = {
  heading: string;
  statement: string;
  completed: string;
  note: string;
  signerName: string;
  signerRole: string;
  signature: Buffer | null;
  showsWorkload: boolean;
  showsGrade: boolean;
};

const page = { width: 842, height: 595 }; // A4 across, in points
const edge = 56;
const band = 26;
type Paper = InstanceType<typeof PDFDocument>;

/** The certificate as a PDF: one page, the brand's colours, a code to verify and the same as a QR. The same facts give the same bytes. */
export async function drawCertificate(facts: PaperFacts): Promise<Buffer> {
  const at = new Date(facts.issuedAt);
  const paper = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: facts.locale,
    displayTitle: true,
    info: {
      Title: `${facts.own?.heading || certificateWords[facts.locale].heading}: ${facts.courseTitle}`,
      Author: facts.program,
      CreationDate: at,
      ModDate: at,
    },
  });
  paper.registerFont('regular', fonts('Inter-Regular.ttf')).registerFont('bold', fonts('Inter-Bold.ttf'));
  const written = collected(paper);
  drawGround(paper, facts);
  drawStatement(paper, facts);
  drawFigures(paper, facts);
  if (facts.own) drawSignature(paper, facts.own);
  await drawProof(paper, facts);
  paper.end();
  return written;
}

const ink = '#1D1916';
const soft = '#5F574F';

/** The catalog's edge of the brand: a band of its colour along the side, with the program's name on it. */
function drawGround(paper: Paper, { colours, program }: PaperFacts): void {
  paper.rect(0, 0, page.width, page.height).fill('#FFFDF9');
  drawSeal(paper, colours);
  paper.rect(0, 0, page.width, band).fill(colours.primary);
  paper.rect(0, page.height - band, page.width, band).fill(colours.primary);
  paper.rect(0, page.height - band - 6, page.width, 6).fill(colours.secondary);
  paper.rect(0, band, page.width, 6).fill(colours.tertiary);
  paper.font('bold').fontSize(11).fillColor(textOn(colours.primary));
  paper.text(program, edge, 7, { width: page.width - 2 * edge, height: 14, ellipsis: true });
}

/** The brand's stage with a tick on it: what the person reached, seen before it is read. */
function drawSeal(paper: Paper, colours: BrandColours): void {
  const { light } = derivePalette(colours);
  const [x, y] = [page.width - edge - 92, 262];
  paper.circle(x + 30, y + 16, 166).fill(light['primary-tint']);
  paper.circle(x, y, 74).fill(colours.primary);
  paper.circle(x, y, 62).lineWidth(2).stroke(textOn(colours.primary));
  paper.lineWidth(11).lineCap('round').lineJoin('round');
  paper
    .moveTo(x - 27, y + 2)
    .lineTo(x - 7, y + 22)
    .lineTo(x + 29, y - 20)
    .stroke(textOn(colours.primary));
}

function drawStatement(paper: Paper, { locale, brand, colours, holder, courseTitle, logo, own }: PaperFacts): void {
  if (logo) paper.image(logo, page.width - edge - 170, 60, { fit: [170, 44], align: 'right', valign: 'center' });
  const words = certificateWords[locale];
  const width = page.width - 2 * edge - 240;
  const { light } = derivePalette(colours);
  const heading = { top: 92, width, height: 54, largest: 42, smallest: 20, font: 'bold', colour: light['primary-ink'] } as const;
  fitted(paper, own?.heading || words.heading, heading);
  const lead = { width, height: 20, largest: 15, smallest: 10 };
  fitted(paper, own?.statement || `${brand} ${words.states}`, { ...lead, top: 160, font: 'regular', colour: soft });
  const name = { top: 190, width, height: 76, largest: 38, smallest: 18 };
  const below = fitted(paper, holder, { ...name, font: 'bold', colour: ink }) + 16;
  const course = fitted(paper, own?.completed || words.completed, { ...lead, top: below, font: 'regular', colour: soft }) + 8;
  const title = { top: course, width, height: own?.note ? 64 : 96, largest: 28, smallest: 14, font: 'bold', colour: ink } as const;
  const end = fitted(paper, courseTitle, title);
  if (own?.note) fitted(paper, own.note, { top: end + 8, width, height: 36, largest: 11, smallest: 8, font: 'regular', colour: soft });
}

type Box = { top: number; width: number; height: number; largest: number; smallest: number; font: 'regular' | 'bold'; colour: string };

/** Writes in the largest size in which a text stays inside its box, however long a name is; answers where it ends. */
function fitted(paper: Paper, text: string, { top, width, height, largest, smallest, font, colour }: Box): number {
  paper.font(font).fillColor(colour);
  let size = largest;
  while (size > smallest && paper.fontSize(size).heightOfString(text, { width }) > height) size -= 1;
  paper.fontSize(size);
  const taken = Math.min(height, paper.heightOfString(text, { width }));
  paper.text(text, edge, top, { width, height, ellipsis: true });
  return top + taken;
}

function drawFigures(paper: Paper, { locale, workloadMinutes, grade, issuedOn, expiresOn, own }: PaperFacts): void {
  const words = certificateWords[locale];
  const shows = own ?? { showsWorkload: true, showsGrade: true };
  const figures: [label: string, value: string][] = [
    [words.issuedOn, dayOnPaper(issuedOn, locale)],
    ...(expiresOn === null ? [] : [[words.expiresOn, dayOnPaper(expiresOn, locale)] satisfies [string, string]]),
    ...(shows.showsWorkload ? [[words.workload, workloadOnPaper(workloadMinutes, words)] satisfies [string, string]] : []),
    ...(grade === null || !shows.showsGrade ? [] : [[words.grade, `${grade}%`] satisfies [string, string]]),
  ];
  const step = figures.length > 3 || own?.signerName ? 116 : 150;
  figures.forEach(([label, value], index) => {
    const left = edge + index * step;
    paper
      .font('regular')
      .fontSize(11)
      .fillColor(soft)
      .text(label, left, 430, { width: step - 8 });
    paper
      .font('bold')
      .fontSize(18)
      .fillColor(ink)
      .text(value, left, 447, { width: step - 8 });
  });
}

/** Who vouches for it: the signature over a line, the name and what they are. */
function drawSignature(paper: Paper, { signature, signerName, signerRole }: OwnDesign): void {
  if (!signerName) return;
  const [left, width] = [524, 140];
  if (signature) paper.image(signature, left, 420, { fit: [width, 44], align: 'center', valign: 'bottom' });
  paper
    .moveTo(left, 468)
    .lineTo(left + width, 468)
    .lineWidth(1)
    .stroke(soft);
  const box = { width, height: 14, align: 'center', ellipsis: true } as const;
  paper.font('bold').fontSize(10).fillColor(ink).text(signerName, left, 473, box);
  paper.font('regular').fontSize(9).fillColor(soft).text(signerRole, left, 487, box);
}

/** Drawn as squares, so that the code is sharp at any size. */
async function drawProof(paper: Paper, { locale, code, verifyUrl }: PaperFacts): Promise<void> {
  const words = certificateWords[locale];
  const { modules } = QRCode.create(verifyUrl, { errorCorrectionLevel: 'M' });
  const side = 104;
  const [left, top, cell] = [page.width - edge - side, 412, side / modules.size];
  paper.rect(left - 8, top - 8, side + 16, side + 16).fill('#FFFFFF');
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) paper.rect(left + column * cell, top + row * cell, cell + 0.02, cell + 0.02);
  paper.fill(ink);
  paper.font('regular').fontSize(11).fillColor(soft).text(words.code, edge, 486, { width: 400 });
  paper.font('bold').fontSize(16).fillColor(ink).text(code, edge, 501, { width: 400, characterSpacing: 1 });
  paper
    .font('regular')
    .fontSize(10)
    .fillColor(soft)
    .text(`${words.verify} ${verifyUrl}`, edge, 526, { width: page.width - 3 * edge - side, link: verifyUrl });
}

function collected(paper: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
  });
}

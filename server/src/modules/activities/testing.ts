/** Builders of activities, as authors would write them; for tests and the demo. */
import type { ActivityDraft, ActivityDraftOf } from '@vitrine/contract/activities';
import type { LocaleText } from '@vitrine/contract/kernel';
import type { ActivityKind } from '@vitrine/domain/activities';
import PDFDocument from 'pdfkit';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { aTest } from '../assessment/testing.ts';

type Form = { title: LocaleText; summary: LocaleText; isRequired: boolean; content: ActivityDraft };
type Owner = Pick<Actor, 'siteId' | 'tenantId' | 'personId'>;
type Given<K extends ActivityKind> = {
  title?: LocaleText;
  summary?: LocaleText;
  isRequired?: boolean;
  content?: Partial<Omit<ActivityDraftOf<K>, 'kind'>>;
};

/** What an author sends for an activity of this kind; a film and a document name no file until `content` gives one. */
export function anActivity<K extends ActivityKind>(kind: K, { title, summary, isRequired = true, content }: Given<K> = {}): Form {
  return {
    title: title ?? { 'pt-BR': names[kind][0], 'en-US': names[kind][1] },
    summary: summary ?? { 'pt-BR': 'O que você precisa saber.', 'en-US': 'What you need to know.' },
    isRequired,
    content: { ...emptyDrafts()[kind], ...content },
  };
}

/** A document of so many pages, stored for this client. */
export async function aDocument(
  { storage }: Pick<Platform, 'storage'>,
  owner: Owner,
  { pages = 3 }: { pages?: number } = {},
): Promise<string> {
  const content = await drawPages(pages);
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'document', name: 'manual.pdf', content, isPublic: false });
  return id;
}

/** A film of so many seconds: its box is real, its pictures are not. */
export async function aFilm(
  { storage }: Pick<Platform, 'storage'>,
  owner: Owner,
  { seconds = 60 }: { seconds?: number } = {},
): Promise<string> {
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'video',
    name: 'filme.mp4',
    content: boxesOf(seconds),
    isPublic: false,
  });
  return id;
}

/** Captions in one language. */
export async function someCaptions({ storage }: Pick<Platform, 'storage'>, owner: Owner): Promise<string> {
  const content = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nOlá.\n');
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'captions', name: 'legenda.vtt', content, isPublic: false });
  return id;
}

const names: Record<ActivityKind, [string, string]> = {
  pdf: ['Manual', 'Handbook'],
  video: ['Filme', 'Film'],
  conventional_test: ['Prova', 'Test'],
};

const emptyDrafts = (): { [K in ActivityKind]: ActivityDraftOf<K> } => ({
  pdf: { kind: 'pdf', files: {} },
  video: { kind: 'video', fileId: null, posterFileId: null, captions: {}, requiredPercent: 90, noSkip: false },
  conventional_test: { kind: 'conventional_test', test: aTest() },
});

function drawPages(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: [200, 200] });
  for (let page = 1; page < pages; page += 1) document.addPage();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}

/** An MP4 that says how long it is, and nothing else. */
function boxesOf(seconds: number): Buffer {
  const header = Buffer.alloc(100); // movie header, version 0
  header.writeUInt32BE(1_000, 12); // units a second
  header.writeUInt32BE(seconds * 1_000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isommp42')),
    box('moov', box('mvhd', header)),
    box('mdat', Buffer.alloc(0)),
  ]);
}

function box(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(name), content]);
}

/** Builders of activities, as authors would write them; for tests and the demo. */
import type { ActivityContent, ActivityDraft, ActivityDraftOf } from '@vitrine/contract/activities';
import type { LocaleText } from '@vitrine/contract/kernel';
import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import PDFDocument from 'pdfkit';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { aFlashFilm } from './testing/flash-film.ts';
import { builders } from './testing/kinds.gen.ts';
import type { KindBuilder, Told } from './testing/kind-builder.ts';

type Form = { title: LocaleText; summary: LocaleText; isRequired: boolean; content: ActivityDraft };
type Owner = Pick<Actor, 'siteId' | 'tenantId' | 'personId'>;
type Given<K extends ActivityKind> = {
  title?: LocaleText;
  summary?: LocaleText;
  isRequired?: boolean;
  content?: Partial<Omit<ActivityDraftOf<K>, 'kind'>>;
};

const builderOf = <K extends ActivityKind>(kind: K): KindBuilder<K> => builders[kind];

/** What an author sends for an activity of this kind; a film and a document name no file until `content` gives one. */
export function anActivity<K extends ActivityKind>(kind: K, { title, summary, isRequired = true, content }: Given<K> = {}): Form {
  const { names } = kindFacts[kind];
  return {
    title: title ?? { 'pt-BR': names['pt-BR'].alone, 'en-US': names['en-US'].alone },
    summary: summary ?? { 'pt-BR': 'O que você precisa saber.', 'en-US': 'What you need to know.' },
    isRequired,
    content: { ...builderOf(kind).draft(), ...content },
  };
}

/** What a device reports of somebody who did this part of an activity, from 0 to 1. */
export function seenOf(content: ActivityContent, part: number): Told[] {
  return [builderOf<ActivityKind>(content.kind).seen(content, part)].flat();
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

/** A sound of so many seconds: silence. */
export async function aSound(
  { storage }: Pick<Platform, 'storage'>,
  owner: Owner,
  { seconds = 60 }: { seconds?: number } = {},
): Promise<string> {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.write('WAVEfmt ', 8);
  for (const [value, place] of [
    [16, 16],
    [0x0001_0001, 20],
    [1_000, 24],
    [1_000, 28],
    [0x0008_0001, 32],
  ] as const)
    head.writeUInt32LE(value, place);
  head.write('data', 36);
  head.writeUInt32LE(seconds * 1_000, 40);
  const content = Buffer.concat([head, Buffer.alloc(seconds * 1_000, 128)]);
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'audio', name: 'fala.wav', content, isPublic: false });
  return id;
}

/** A package of SCORM or of pages, stored for this client. */
export async function aPackage({ storage }: Pick<Platform, 'storage'>, owner: Owner, { content }: { content: Buffer }): Promise<string> {
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'package', name: 'pacote.zip', content, isPublic: false });
  return id;
}

/** A film of Flash, stored for this client. */
export async function aFlash({ storage }: Pick<Platform, 'storage'>, owner: Owner): Promise<string> {
  const { siteId, tenantId, personId } = owner;
  const { id } = await storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'flash',
    name: 'filme.swf',
    content: aFlashFilm(),
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

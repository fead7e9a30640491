/** Opens what a spreadsheet program wrote, as the archive that it is, and reads its parts as far as people may be in them. */
import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { SpreadsheetUnreadable } from './csv-line.ts';

const mebibyte = 1_048_576;
/** A spreadsheet of 100,000 people has some 60 MiB of XML, a tenth of it packed; what grows two hundredfold was made to hurt. */
const limits = { entries: 2_000, bytes: 512 * mebibyte, ratio: 200, texts: 3_000_000, textLength: 4_096 };

export type Workbook = { sheet: Entry; texts: string[]; is1904: boolean; open(entry: Entry): Promise<Readable> };

/** The first spreadsheet with the texts that its cells name by number. Refuses `sheet_unreadable`, and `sheet_too_large` before anything of it is unpacked. */
export async function openWorkbook(content: Buffer): Promise<Workbook> {
  const zip = await fromBufferPromise(content, { lazyEntries: true }).catch(() => {
    throw new SpreadsheetUnreadable('sheet_unreadable');
  });
  const entries = await entriesOf(zip);
  const open = (entry: Entry) => zip.openReadStreamPromise(entry);
  const main = await mainSheet(entries, open);
  const shared = entries.get('xl/sharedStrings.xml');
  return { ...main, open, texts: shared ? await sharedTexts(await open(shared)) : [] };
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  if (zip.entryCount > limits.entries) throw new SpreadsheetUnreadable('sheet_too_large');
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    if (bytes > limits.bytes || (entry.uncompressedSize > mebibyte && ratio > limits.ratio))
      throw new SpreadsheetUnreadable('sheet_too_large');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** The book names its spreadsheets by relations, in the order of their tabs. */
async function mainSheet(entries: ReadonlyMap<string, Entry>, open: Workbook['open']) {
  const book = entries.get('xl/workbook.xml');
  const relations = entries.get('xl/_rels/workbook.xml.rels');
  if (!book || !relations) throw new SpreadsheetUnreadable('sheet_unreadable');
  let first: string | undefined;
  let is1904 = false;
  await readXml(await open(book), {
    begin: ({ name, attributes }) => {
      if (name === 'sheet') first ??= attributes['r:id'];
      if (name === 'workbookPr') is1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true';
    },
  });
  let target: string | undefined;
  await readXml(await open(relations), {
    begin: ({ name, attributes }) => {
      if (name === 'Relationship' && attributes['Id'] === first) target = attributes['Target'];
    },
  });
  const sheet = entries.get(target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`);
  if (!sheet) throw new SpreadsheetUnreadable('sheet_unreadable');
  return { sheet, is1904 };
}

async function sharedTexts(stream: Readable): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isSpoken] = ['', false, false];
  await readXml(stream, {
    begin: ({ name }) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true; // how a name is pronounced is no part of it
      isText = name === 't' && !isSpoken;
    },
    text: (more) => {
      if (isText && text.length < limits.textLength) text += more;
    },
    end: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(text);
      if (texts.length > limits.texts) throw new SpreadsheetUnreadable('sheet_too_large');
    },
  });
  return texts;
}

export type XmlReader = { begin(tag: SaxesTagPlain): void; text?(text: string): void; end?(name: string): void };

/** Reads XML as it comes. A reference to anything outside, or to a name that the file defines itself, is no part of a spreadsheet. Refuses `sheet_unreadable`. */
export async function readXml(stream: Readable, reader: XmlReader): Promise<void> {
  for await (const isRead of xmlSteps(stream, reader)) if (isRead) return;
}

/** The same, with a step after each piece, true at the last, at which what was found may be taken away. */
export async function* xmlSteps(stream: Readable, reader: XmlReader): AsyncGenerator<boolean> {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => reader.begin(tag));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => reader.end?.(name));
  parser.on('error', () => {
    throw new SpreadsheetUnreadable('sheet_unreadable');
  });
  parser.on('doctype', () => {
    throw new SpreadsheetUnreadable('sheet_unreadable');
  });
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream) {
      parser.write(String(piece));
      yield false;
    }
    parser.close();
    yield true;
  } catch (fault) {
    throw fault instanceof SpreadsheetUnreadable ? fault : new SpreadsheetUnreadable('sheet_unreadable');
  }
}

/** What a workbook that the browser saved holds. */
import { fromBuffer, type Entry } from 'yauzl';

/** The texts and numbers of a workbook's sheet, row by row, as its XML has them. */
export async function rowsOf(workbook: Buffer): Promise<string[]> {
  const sheet = await partOf(workbook, 'xl/worksheets/sheet1.xml');
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => row.replaceAll(/<[^>]+>/g, '\t'));
}

const partOf = (workbook: Buffer, name: string): Promise<string> =>
  new Promise((resolve, reject) => {
    fromBuffer(workbook, { lazyEntries: true }, (fault, zip) => {
      if (fault) return reject(fault);
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`the workbook has no ${name}`)));
      zip.on('entry', (entry: Entry) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('error', reject);
          stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        });
      });
      zip.readEntry();
    });
  });

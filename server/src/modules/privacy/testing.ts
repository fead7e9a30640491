/** For tests: what lies in a copy of somebody's data. */
import { buffer } from 'node:stream/consumers';
import * as wire from '@vitrine/contract/privacy';
import { fromBufferPromise } from 'yauzl';
import type { House } from '../../testing.ts';
import { testPassword, type BuiltPerson } from '../identity/testing.ts';

/** The files of a ZIP by their paths. */
export async function unzipped(content: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(content);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

export const askForCopy = (house: House, person: BuiltPerson, password = testPassword) =>
  house.call(person, wire.askForCopy, { body: { password } });

/** Downloads the copy that lies ready, as the browser does: by its link. */
export async function downloadedCopy(house: House, person: BuiltPerson, copyId: string): Promise<Map<string, Buffer>> {
  const { body } = await house.call(person, wire.openCopy, { params: { copyId } });
  const answered = await house.app.inject({ url: body.url, headers: { host: person.host } });
  if (answered.statusCode !== 200) throw new Error(`the copy was not there: ${answered.statusCode}`);
  return unzipped(answered.rawPayload);
}

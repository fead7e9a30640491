import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SettingsRefused } from '../config/index.ts';

const Account = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url(),
});
/** A service account of Google, as the file holds it that its console gives. */
export type Account = z.infer<typeof Account>;

/** Reads the operator's account; refuses the start in words where the file is none. What it holds is never repeated. */
export function readAccount(file: string): Account {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SettingsRefused('FCM_ACCOUNT_FILE: the file cannot be read.');
  }
  const read = Account.safeParse(jsonOf(text));
  if (!read.success) throw new SettingsRefused('FCM_ACCOUNT_FILE: the file is no key of a service account (JSON) of Google.');
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

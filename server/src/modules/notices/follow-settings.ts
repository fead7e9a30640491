import type { SettingsNews } from '@vitrine/contract/notices';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StreamEvent } from '../../platform/realtime/index.ts';
import { settingsVersionOf } from '../tenancy/index.ts';

/** Tells an open screen in which state its client's settings are: when it opens, and whenever that is another one (ADM-03). A change that nobody told is found by the next look. */
export function followSettings({ db }: Pick<Platform, 'db'>, actor: Actor): () => Promise<StreamEvent[]> {
  let told: string | undefined;
  return async () => {
    const version = await settingsVersionOf(db.write(), actor);
    if (version === told) return [];
    told = version;
    return [{ event: 'settings', data: { version } satisfies SettingsNews }];
  };
}

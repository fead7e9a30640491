import type { Environment, Phase } from '@vitrine/domain/sence';
import type { Platform } from '../../platform/platform.ts';

type Settings = Pick<Platform, 'settings'>;

/** The authority's host, for people to see; null where the operator named none. */
export const hostOfAuthority = ({ settings }: Settings): string | null => (settings.SENCE_URL ? new URL(settings.SENCE_URL).host : null);

const places: Record<Environment, string> = { production: 'rce', test: 'rcetest' };
const pages: Record<Phase, string> = { start: 'IniciarSesion', close: 'CerrarSesion' };

/** Where a browser posts the form (manuals 1.1.3 to 1.1.6, section of endpoints). */
export function actionOf({ settings }: Settings, { environment, phase }: { environment: Environment; phase: Phase }): string | undefined {
  if (!settings.SENCE_URL) return undefined;
  return new URL(`/${places[environment]}/Registro/${pages[phase]}`, settings.SENCE_URL).href;
}

import { flagName, type ClientSettings } from '@vitrine/contract/tenancy';
import { modules } from '@vitrine/domain/tenancy';

const flags = Object.fromEntries(modules.map((module) => [flagName(module), true])) as Record<`has_${(typeof modules)[number]}`, boolean>;
/** A client as its form holds it, with every module on. */
export const aurora: ClientSettings = {
  name: 'Aurora',
  slug: 'aurora',
  program: { 'pt-BR': 'Clube Aurora' },
  home_route: '/home',
  group_training_use_score: true,
  timeZone: 'America/Sao_Paulo',
  ...flags,
  colours: { primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00897B' },
  logoFileId: null,
  wideLogoFileId: null,
  languages: null,
};

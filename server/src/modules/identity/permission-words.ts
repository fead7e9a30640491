import type { Locale } from '@vitrine/domain/kernel';
import enUS from './words/permissions/en-US.json' with { type: 'json' };
import esES from './words/permissions/es-ES.json' with { type: 'json' };
import frFR from './words/permissions/fr-FR.json' with { type: 'json' };
import ptBR from './words/permissions/pt-BR.json' with { type: 'json' };

const words: Record<Locale, Record<string, string>> = { 'pt-BR': ptBR, 'en-US': enUS, 'es-ES': esES, 'fr-FR': frFR };

/** What a permission is called where it leaves the console, in the words of its screen. */
export const permissionWord = (locale: Locale, permission: string): string => words[locale][permission] ?? permission;

import type { Locale } from '@vitrine/domain/kernel';

/** What a seller wrote beside the first activities of a course, in their own language. */
export const demoNotes: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': ['Perguntar primeiro quantas pessoas moram na casa; o tamanho vem depois.', 'Levar a tabela de consumo impressa para o balcão.'],
  'en-US': ['First ask how many people live there; the size comes after.', 'Take the printed table of energy use to the counter.'],
  'es-ES': [
    'Preguntar primero cuántas personas viven en casa; el tamaño viene después.',
    'Llevar la tabla de consumo impresa al mostrador.',
  ],
  'fr-FR': [
    'Demander d’abord combien de personnes vivent au foyer ; la taille vient ensuite.',
    'Prendre le tableau de consommation imprimé au comptoir.',
  ],
};

import type { BrandKey } from './brands.ts';

/** Why a second person would have decided otherwise, in the language of each brand’s office. */
export const demoOpinions: Readonly<Record<BrandKey, string>> = {
  aurora: 'Eu pediria uma foto melhor em vez de recusar.',
  terra: 'A data da nota está legível no rodapé.',
  nevada: 'El número de la factura sí se lee en la foto.',
};

import { z } from 'zod';
import type { Text } from './text.ts';

export const BrandKey = z.enum(['aurora', 'terra', 'nevada']);
export type BrandKey = z.infer<typeof BrandKey>;

export type DemoBrand = {
  key: BrandKey;
  /** Position of the site: the first one answers at the main host, the second at `outra.localhost`. */
  site: 1 | 2;
  name: string;
  colours: { primary: string; secondary: string; tertiary: string };
  /** Names in the media index. */
  logo: string;
  wideLogo: string;
  program: Text;
  welcome: Text;
};

export const demoBrands: DemoBrand[] = [
  {
    key: 'aurora',
    site: 1,
    name: 'Aurora',
    colours: { primary: '#0B5FFF', secondary: '#FFB400', tertiary: '#00A88F' },
    logo: 'logo-aurora',
    wideLogo: 'logo-aurora-wide',
    program: { 'pt-BR': 'Clube Aurora', 'en-US': 'Aurora Club', 'es-ES': 'Club Aurora', 'fr-FR': 'Club Aurora' },
    welcome: {
      'pt-BR': 'Aprenda em minutos, venda melhor e troque seus pontos por prêmios.',
      'en-US': 'Learn in minutes, sell better and turn your points into rewards.',
      'es-ES': 'Aprende en minutos, vende mejor y cambia tus puntos por premios.',
      'fr-FR': 'Apprenez en quelques minutes, vendez mieux et échangez vos points contre des cadeaux.',
    },
  },
  {
    key: 'terra',
    site: 1,
    name: 'Terra',
    colours: { primary: '#0E6B4F', secondary: '#D9622B', tertiary: '#E9C46A' },
    logo: 'logo-terra',
    wideLogo: 'logo-terra-wide',
    program: { 'pt-BR': 'Escola Terra', 'en-US': 'Terra School', 'es-ES': 'Escuela Terra', 'fr-FR': 'École Terra' },
    welcome: {
      'pt-BR': 'Pequenos aparelhos que duram, contados por quem entende deles.',
      'en-US': 'Small appliances that last, told by those who know them.',
      'es-ES': 'Pequeños aparatos que duran, contados por quienes los conocen.',
      'fr-FR': 'De petits appareils qui durent, racontés par ceux qui les connaissent.',
    },
  },
  {
    key: 'nevada',
    site: 2,
    name: 'Nevada Pro',
    colours: { primary: '#1B4965', secondary: '#5FA8D3', tertiary: '#E07A3F' },
    logo: 'logo-nevada',
    wideLogo: 'logo-nevada-wide',
    program: {
      'pt-BR': 'Academia Nevada Pro',
      'en-US': 'Nevada Pro Academy',
      'es-ES': 'Academia Nevada Pro',
      'fr-FR': 'Académie Nevada Pro',
    },
    welcome: {
      'pt-BR': 'O frio profissional explicado a quem vende para cozinhas.',
      'en-US': 'Professional cold, explained to those who sell to kitchens.',
      'es-ES': 'El frío profesional explicado a quienes venden a cocinas.',
      'fr-FR': 'Le froid professionnel expliqué à ceux qui vendent aux cuisines.',
    },
  },
];

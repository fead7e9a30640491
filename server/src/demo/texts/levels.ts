import type { LevelForm } from '@vitrine/contract/levels';
import type { Rank } from '@vitrine/domain/levels';

/** The levels of the demo’s programs: junior, Creator and Influencer. */
export const demoLevels: readonly (LevelForm & { rank: Rank })[] = [
  {
    rank: 1,
    name: { 'pt-BR': 'Júnior', 'en-US': 'Junior', 'es-ES': 'Júnior', 'fr-FR': 'Junior' },
    summary: {
      'pt-BR': 'O começo: registre vendas, envie fotos e ganhe experiência.',
      'en-US': 'The start: report sales, send photos and earn experience.',
      'es-ES': 'El comienzo: registra ventas, envía fotos y gana experiencia.',
      'fr-FR': 'Le début : déclarez des ventes, envoyez des photos et gagnez de l’expérience.',
    },
    benefits: {},
  },
  {
    rank: 2,
    name: { 'pt-BR': 'Creator', 'en-US': 'Creator', 'es-ES': 'Creator', 'fr-FR': 'Creator' },
    summary: {
      'pt-BR': 'Para quem vende bem e mostra a loja.',
      'en-US': 'For those who sell well and show the store.',
      'es-ES': 'Para quienes venden bien y muestran la tienda.',
      'fr-FR': 'Pour ceux qui vendent bien et montrent le magasin.',
    },
    benefits: {
      'pt-BR': 'TVs e notebooks abrem na loja\nConvite para lançamentos',
      'en-US': 'TVs and notebooks open in the store\nInvitation to launches',
      'es-ES': 'TV y notebooks se abren en la tienda\nInvitación a lanzamientos',
      'fr-FR': 'Téléviseurs et portables s’ouvrent dans la boutique\nInvitation aux lancements',
    },
  },
  {
    rank: 3,
    name: { 'pt-BR': 'Influencer', 'en-US': 'Influencer', 'es-ES': 'Influencer', 'fr-FR': 'Influencer' },
    summary: {
      'pt-BR': 'O nível mais alto: a voz da marca no balcão.',
      'en-US': 'The highest level: the voice of the brand at the counter.',
      'es-ES': 'El nivel más alto: la voz de la marca en el mostrador.',
      'fr-FR': 'Le niveau le plus élevé : la voix de la marque au comptoir.',
    },
    benefits: {
      'pt-BR': 'Todos os prêmios da loja\nViagem dos Influencers',
      'en-US': 'Every reward of the store\nThe Influencers’ trip',
      'es-ES': 'Todos los premios de la tienda\nViaje de los Influencers',
      'fr-FR': 'Toutes les récompenses de la boutique\nLe voyage des Influencers',
    },
  },
];

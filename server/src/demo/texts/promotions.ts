import type { LocaleText } from '@vitrine/contract/kernel';
import type { ProductType, PromotionTimes } from '@vitrine/domain/campaigns';
import type { BrandKey } from './brands.ts';

export type DemoPromotion = {
  tenant: BrandKey;
  /** Counted from the day on which the demo is filled. */
  beginsInDays: number;
  endsInDays: number;
  times: PromotionTimes;
  productTypes: ProductType[];
  name: LocaleText;
};

/** In the running campaign of each brand: one that is over, one that holds, one to come. */
export const demoPromotions: DemoPromotion[] = [
  {
    tenant: 'aurora',
    beginsInDays: -14,
    endsInDays: -11,
    times: '1.5',
    productTypes: ['hood'],
    name: {
      'pt-BR': 'Cozinha sem fumaça',
      'en-US': 'Smoke-free kitchen',
      'es-ES': 'Cocina sin humo',
      'fr-FR': 'Cuisine sans fumée',
    },
  },
  {
    tenant: 'aurora',
    beginsInDays: 0,
    endsInDays: 5,
    times: '2',
    productTypes: ['washer', 'washer_dryer'],
    name: {
      'pt-BR': 'Lavadoras em dobro',
      'en-US': 'Double washers',
      'es-ES': 'Lavadoras al doble',
      'fr-FR': 'Lave-linge en double',
    },
  },
  {
    tenant: 'aurora',
    beginsInDays: 14,
    endsInDays: 20,
    times: '1.5',
    productTypes: ['notebook'],
    name: {
      'pt-BR': 'Semana do notebook',
      'en-US': 'Laptop week',
      'es-ES': 'Semana del portátil',
      'fr-FR': 'Semaine du portable',
    },
  },
  {
    tenant: 'terra',
    beginsInDays: -12,
    endsInDays: -9,
    times: '1.5',
    productTypes: ['vacuum_cleaner'],
    name: {
      'pt-BR': 'Casa limpa',
      'en-US': 'Clean home',
      'es-ES': 'Casa limpia',
      'fr-FR': 'Maison propre',
    },
  },
  {
    tenant: 'terra',
    beginsInDays: 0,
    endsInDays: 4,
    times: '2',
    productTypes: ['coffee_maker'],
    name: {
      'pt-BR': 'Café em dobro',
      'en-US': 'Double coffee',
      'es-ES': 'Café al doble',
      'fr-FR': 'Café en double',
    },
  },
  {
    tenant: 'nevada',
    beginsInDays: 0,
    endsInDays: 6,
    times: '1.5',
    productTypes: ['dishwasher'],
    name: {
      'pt-BR': 'Louça em alta',
      'en-US': 'Dishwashers on the rise',
      'es-ES': 'Lavavajillas en alza',
      'fr-FR': 'Lave-vaisselle en vedette',
    },
  },
];

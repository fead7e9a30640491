import type { Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';

type PhotoType = { name: Text; good: Text; bad: Text; points: number; sign: string; colour: string; items: number };

const good: Text = {
  'pt-BR': 'A exposição inteira\nPreços à vista\nLuz acesa, sem pessoas',
  'en-US': 'The whole display\nPrices in sight\nLights on, nobody in it',
  'es-ES': 'La exhibición completa\nPrecios a la vista\nLuz encendida, sin personas',
  'fr-FR': 'Toute l’exposition\nPrix en vue\nLumière allumée, sans personne',
};
const bad: Text = {
  'pt-BR': 'Cortada ou de lado\nReflexo no vidro\nA mesma foto de antes',
  'en-US': 'Cut off or from the side\nReflection in the glass\nThe same photo as before',
  'es-ES': 'Cortada o de lado\nReflejo en el vidrio\nLa misma foto de antes',
  'fr-FR': 'Coupée ou de côté\nReflet dans la vitre\nLa même photo qu’avant',
};

/** Displays of which the demo’s campaigns ask for a photo each week; `sign`, `colour` and `items` draw them. */
export const demoPhotoTypes: Record<BrandKey, readonly PhotoType[]> = {
  aurora: [
    {
      name: { 'pt-BR': 'Vitrine', 'en-US': 'Shop window', 'es-ES': 'Vitrina', 'fr-FR': 'Vitrine' },
      good,
      bad,
      points: 100,
      sign: 'AURORA INVERSE',
      colour: '#1f4fa8',
      items: 3,
    },
    {
      name: { 'pt-BR': 'Ponta de gôndola', 'en-US': 'End of aisle', 'es-ES': 'Punta de góndola', 'fr-FR': 'Tête de gondole' },
      good,
      bad,
      points: 80,
      sign: 'FRITADEIRAS',
      colour: '#b3261e',
      items: 5,
    },
    {
      name: { 'pt-BR': 'Cozinha', 'en-US': 'Kitchen', 'es-ES': 'Cocina', 'fr-FR': 'Cuisine' },
      good,
      bad,
      points: 100,
      sign: 'COZINHA AURORA',
      colour: '#7a3b12',
      items: 3,
    },
    {
      name: { 'pt-BR': 'Lavadoras', 'en-US': 'Washers', 'es-ES': 'Lavadoras', 'fr-FR': 'Lave-linge' },
      good,
      bad,
      points: 100,
      sign: 'LAVADORAS',
      colour: '#0f6b5c',
      items: 4,
    },
  ],
  terra: [
    {
      name: { 'pt-BR': 'Mesa de café', 'en-US': 'Coffee table', 'es-ES': 'Mesa de café', 'fr-FR': 'Table à café' },
      good,
      bad,
      points: 100,
      sign: 'TERRA CAFÉ',
      colour: '#0e6b4f',
      items: 4,
    },
    {
      name: {
        'pt-BR': 'Ponta de fritadeiras',
        'en-US': 'Fryer end of aisle',
        'es-ES': 'Punta de freidoras',
        'fr-FR': 'Tête de gondole friteuses',
      },
      good,
      bad,
      points: 80,
      sign: 'FRITADEIRAS',
      colour: '#d9622b',
      items: 5,
    },
    {
      name: { 'pt-BR': 'Vitrine', 'en-US': 'Shop window', 'es-ES': 'Vitrina', 'fr-FR': 'Vitrine' },
      good,
      bad,
      points: 60,
      sign: 'TERRA EM CASA',
      colour: '#7a5a12',
      items: 3,
    },
  ],
  nevada: [
    {
      name: { 'pt-BR': 'Ilha de freezers', 'en-US': 'Freezer island', 'es-ES': 'Isla de freezers', 'fr-FR': 'Îlot de congélateurs' },
      good,
      bad,
      points: 100,
      sign: 'NEVADA',
      colour: '#1d3557',
      items: 3,
    },
    {
      name: { 'pt-BR': 'Vitrine', 'en-US': 'Shop window', 'es-ES': 'Vitrina', 'fr-FR': 'Vitrine' },
      good,
      bad,
      points: 80,
      sign: 'FRIO NEVADA',
      colour: '#457b9d',
      items: 4,
    },
  ],
};

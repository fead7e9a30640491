import { z } from 'zod';
import type { Text } from './text.ts';

export const GroupKey = z.enum(['sellers', 'promoters', 'store-leaders', 'new-in-store', 'team']);
export type GroupKey = z.infer<typeof GroupKey>;

/** Groups of people; every brand has the same five. */
export const demoGroups: Record<GroupKey, Text> = {
  sellers: { 'pt-BR': 'Equipe de vendas', 'en-US': 'Sales team', 'es-ES': 'Equipo de ventas', 'fr-FR': 'Équipe de vente' },
  promoters: { 'pt-BR': 'Promotores', 'en-US': 'Promoters', 'es-ES': 'Promotores', 'fr-FR': 'Promoteurs' },
  'store-leaders': { 'pt-BR': 'Donos de loja', 'en-US': 'Store owners', 'es-ES': 'Dueños de tienda', 'fr-FR': 'Propriétaires de magasin' },
  'new-in-store': { 'pt-BR': 'Novos na loja', 'en-US': 'New in store', 'es-ES': 'Nuevos en la tienda', 'fr-FR': 'Nouveaux en magasin' },
  team: { 'pt-BR': 'Equipe do programa', 'en-US': 'Program team', 'es-ES': 'Equipo del programa', 'fr-FR': 'Équipe du programme' },
};

export const AreaKey = z.enum(['southeast', 'south', 'northeast', 'north', 'midwest', 'plata', 'andes', 'north-america']);
export type AreaKey = z.infer<typeof AreaKey>;

/** Sales areas, with the countries that they cover. */
export const demoAreas: Record<AreaKey, { countries: string[]; name: Text }> = {
  southeast: { countries: ['BR'], name: { 'pt-BR': 'Sudeste', 'en-US': 'Southeast', 'es-ES': 'Sudeste', 'fr-FR': 'Sud-Est' } },
  south: { countries: ['BR'], name: { 'pt-BR': 'Sul', 'en-US': 'South', 'es-ES': 'Sur', 'fr-FR': 'Sud' } },
  northeast: { countries: ['BR'], name: { 'pt-BR': 'Nordeste', 'en-US': 'Northeast', 'es-ES': 'Nordeste', 'fr-FR': 'Nord-Est' } },
  north: { countries: ['BR'], name: { 'pt-BR': 'Norte', 'en-US': 'North', 'es-ES': 'Norte', 'fr-FR': 'Nord' } },
  midwest: { countries: ['BR'], name: { 'pt-BR': 'Centro-Oeste', 'en-US': 'Midwest', 'es-ES': 'Centro-Oeste', 'fr-FR': 'Centre-Ouest' } },
  plata: {
    countries: ['AR'],
    name: { 'pt-BR': 'Região do Prata', 'en-US': 'River Plate', 'es-ES': 'Región del Plata', 'fr-FR': 'Région du Río de la Plata' },
  },
  andes: { countries: ['CL', 'PE', 'CO'], name: { 'pt-BR': 'Andes', 'en-US': 'Andes', 'es-ES': 'Andes', 'fr-FR': 'Andes' } },
  'north-america': {
    countries: ['MX', 'CA'],
    name: { 'pt-BR': 'América do Norte', 'en-US': 'North America', 'es-ES': 'América del Norte', 'fr-FR': 'Amérique du Nord' },
  },
};

export const TagKey = z.enum([
  'refrigeration',
  'laundry',
  'climate',
  'kitchen',
  'image',
  'energy',
  'installation',
  'impulse',
  'care',
  'sales-technique',
  'professional',
  'new',
]);
export type TagKey = z.infer<typeof TagKey>;

/** Subjects by which courses are found. */
export const demoTags: Record<TagKey, Text> = {
  refrigeration: { 'pt-BR': 'Refrigeração', 'en-US': 'Refrigeration', 'es-ES': 'Refrigeración', 'fr-FR': 'Réfrigération' },
  laundry: { 'pt-BR': 'Lavanderia', 'en-US': 'Laundry', 'es-ES': 'Lavandería', 'fr-FR': 'Buanderie' },
  climate: { 'pt-BR': 'Climatização', 'en-US': 'Air conditioning', 'es-ES': 'Climatización', 'fr-FR': 'Climatisation' },
  kitchen: { 'pt-BR': 'Cozinha', 'en-US': 'Kitchen', 'es-ES': 'Cocina', 'fr-FR': 'Cuisine' },
  image: { 'pt-BR': 'TV e informática', 'en-US': 'TV and computers', 'es-ES': 'TV e informática', 'fr-FR': 'Télé et informatique' },
  energy: { 'pt-BR': 'Economia de energia', 'en-US': 'Energy saving', 'es-ES': 'Ahorro de energía', 'fr-FR': 'Économie d’énergie' },
  installation: { 'pt-BR': 'Instalação', 'en-US': 'Installation', 'es-ES': 'Instalación', 'fr-FR': 'Installation' },
  impulse: { 'pt-BR': 'Compra por impulso', 'en-US': 'Impulse purchase', 'es-ES': 'Compra por impulso', 'fr-FR': 'Achat d’impulsion' },
  care: { 'pt-BR': 'Cuidado e reparo', 'en-US': 'Care and repair', 'es-ES': 'Cuidado y reparación', 'fr-FR': 'Entretien et réparation' },
  'sales-technique': {
    'pt-BR': 'Técnica de venda',
    'en-US': 'Sales technique',
    'es-ES': 'Técnica de venta',
    'fr-FR': 'Technique de vente',
  },
  professional: {
    'pt-BR': 'Linha profissional',
    'en-US': 'Professional line',
    'es-ES': 'Línea profesional',
    'fr-FR': 'Gamme professionnelle',
  },
  new: { 'pt-BR': 'Lançamento', 'en-US': 'New', 'es-ES': 'Lanzamiento', 'fr-FR': 'Nouveauté' },
};

import type { Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';

/** `media`: a committed file of the demo by its name, a film's poster by `poster:NAME`; `lines`: a file that is written here. */
type DemoFile = {
  title: Text;
  description?: Text;
  name: string;
  category: number;
  media?: string;
  lines?: readonly string[];
  mustRead?: boolean;
};
type DemoFolder = { name: Text; files: readonly DemoFile[]; folders?: readonly DemoFolder[] };

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

/** What lies in the bin, and where it stood. */
export const demoBin = {
  folder: text('Anos anteriores', 'Earlier years', 'Años anteriores', 'Années précédentes'),
  file: text('Tabela de preços de 2025', 'Price list of 2025', 'Lista de precios de 2025', 'Tarifs 2025'),
};

export const demoLibraryCategories: readonly Text[] = [
  text('Produto', 'Product', 'Producto', 'Produit'),
  text('Venda', 'Selling', 'Venta', 'Vente'),
  text('Programa', 'Program', 'Programa', 'Programme'),
];

const threeLines = (product: string): DemoFile => ({
  title: text('Três frases que fecham', 'Three lines that close a sale', 'Tres frases que cierran', 'Trois phrases qui concluent'),
  description: text(
    'Para decorar antes de abrir a loja: uma pergunta, uma prova e um convite.',
    'To learn before the shop opens: one question, one proof and one invitation.',
    'Para memorizar antes de abrir la tienda: una pregunta, una prueba y una invitación.',
    'À retenir avant l’ouverture du magasin : une question, une preuve et une invitation.',
  ),
  name: 'tres-frases.txt',
  category: 1,
  lines: [
    `1. “Quantas pessoas usam ${product} em casa?” Quem pergunta vende o tamanho certo.`,
    '2. “Veja a etiqueta: a diferença volta na conta de luz.” Mostre o número com o dedo.',
    '3. “A entrega cabe na sua semana?” Só pergunte quando o cliente já imaginou o produto em casa.',
  ],
});

const measures = (rows: readonly string[]): DemoFile => ({
  title: text('Medidas e consumo', 'Sizes and consumption', 'Medidas y consumo', 'Dimensions et consommation'),
  description: text(
    'Para conferir se cabe na cozinha e quanto pesa na conta de luz.',
    'To check whether it fits the kitchen and what it adds to the power bill.',
    'Para comprobar si cabe en la cocina y cuánto pesa en la factura de luz.',
    'Pour vérifier s’il tient dans la cuisine et ce qu’il coûte en électricité.',
  ),
  name: 'medidas-e-consumo.csv',
  category: 0,
  lines: ['produto;largura (cm);altura (cm);profundidade (cm);kWh por mês', ...rows],
});

const houseRules: DemoFile = {
  title: text(
    'Como o programa conta pontos',
    'How the program counts points',
    'Cómo cuenta puntos el programa',
    'Comment le programme compte les points',
  ),
  description: text(
    'As regras do programa em três linhas, com o que muda quando uma nota é recusada.',
    'The rules of the program in three lines, with what changes when an invoice is refused.',
    'Las reglas del programa en tres líneas, con lo que cambia cuando se rechaza una factura.',
    'Les règles du programme en trois lignes, et ce qui change quand une facture est refusée.',
  ),
  name: 'como-contam-os-pontos.txt',
  category: 2,
  mustRead: true,
  lines: [
    'Cada venda aprovada soma os pontos da tabela da campanha, uma vez por nota.',
    'A foto precisa mostrar o número, a data e o produto.',
    'Pontos em análise aparecem à parte; o extrato explica cada linha.',
  ],
};

const products = text('Produtos', 'Products', 'Productos', 'Produits');
const floor = text('No balcão', 'At the counter', 'En el mostrador', 'Au comptoir');
const films = text('Imagens e sons', 'Pictures and sounds', 'Imágenes y sonidos', 'Images et sons');
const program = text('Programa', 'Program', 'Programa', 'Programme');

/** The folders of each brand, with what stands in them. */
export const demoLibrary: Record<BrandKey, readonly DemoFolder[]> = {
  aurora: [
    {
      name: products,
      files: [measures(['Geladeira Inverse;70;189;75;38', 'Lavadora e secadora 11 kg;60;85;60;21', 'Ar inverter 12.000;81;30;20;17'])],
      folders: [
        {
          name: text('Manuais', 'Handbooks', 'Manuales', 'Manuels'),
          files: [
            {
              title: text('Geladeira Inverse', 'Inverse fridge', 'Nevera Inverse', 'Réfrigérateur Inverse'),
              name: 'geladeira-inverse.pdf',
              category: 0,
              media: 'handbook-inverse',
            },
            {
              title: text('Lavadora e secadora', 'Washer dryer', 'Lavasecadora', 'Lave-linge séchant'),
              name: 'lavadora-secadora.pdf',
              category: 0,
              media: 'handbook-washer',
            },
            {
              title: text('Ar inverter', 'Inverter air', 'Aire inverter', 'Climatiseur Inverter'),
              name: 'ar-inverter.pdf',
              category: 0,
              media: 'handbook-air',
            },
            { title: text('Fritadeira', 'Fryer', 'Freidora', 'Friteuse'), name: 'fritadeira.pdf', category: 0, media: 'handbook-fryer' },
          ],
        },
      ],
    },
    {
      name: floor,
      files: [
        {
          title: text('A primeira venda', 'The first sale', 'La primera venta', 'La première vente'),
          name: 'a-primeira-venda.pdf',
          category: 1,
          media: 'handbook-first-sale',
        },
        threeLines('a geladeira'),
      ],
    },
    {
      name: films,
      files: [
        {
          title: text('Geladeira aberta', 'The fridge, open', 'La nevera abierta', 'Le réfrigérateur ouvert'),
          name: 'geladeira-aberta.jpg',
          category: 0,
          media: 'poster:inverse-fridge',
        },
        {
          title: text('Lavanderia', 'Laundry', 'Lavandería', 'Buanderie'),
          name: 'lavanderia.jpg',
          category: 0,
          media: 'poster:washer-dryer',
        },
        {
          title: text(
            'O ar inverter em dois minutos',
            'Inverter air in two minutes',
            'El aire inverter en dos minutos',
            'L’Inverter en deux minutes',
          ),
          name: 'ar-inverter.m4a',
          category: 1,
          media: 'inverter-air-sound',
        },
        {
          title: text('A primeira venda, em filme', 'The first sale, on film', 'La primera venta, en video', 'La première vente, en film'),
          name: 'primeira-venda.mp4',
          category: 1,
          media: 'first-sale',
        },
      ],
    },
    {
      name: program,
      files: [
        {
          title: text('Boas-vindas', 'Welcome', 'Bienvenida', 'Bienvenue'),
          name: 'boas-vindas.pdf',
          category: 2,
          media: 'handbook-induction',
        },
        houseRules,
      ],
    },
  ],
  terra: [
    {
      name: products,
      files: [
        {
          title: text('Cafeteira', 'Coffee maker', 'Cafetera', 'Cafetière'),
          name: 'cafeteira.pdf',
          category: 0,
          media: 'handbook-terra-coffee',
        },
        { title: text('Fritadeira', 'Fryer', 'Freidora', 'Friteuse'), name: 'fritadeira.pdf', category: 0, media: 'handbook-terra-fryer' },
        measures(['Cafeteira Terra;28;35;22;6', 'Fritadeira Terra 5 L;30;33;30;14']),
      ],
    },
    {
      name: floor,
      files: [
        threeLines('a cafeteira'),
        {
          title: text('A cozinha Terra', 'The Terra kitchen', 'La cocina Terra', 'La cuisine Terra'),
          name: 'cozinha-terra.m4a',
          category: 1,
          media: 'terra-kitchen-sound',
        },
      ],
    },
    {
      name: program,
      files: [
        houseRules,
        {
          title: text('Cozinha montada', 'The kitchen, set up', 'La cocina montada', 'La cuisine montée'),
          name: 'cozinha.jpg',
          category: 2,
          media: 'poster:terra-kitchen',
        },
      ],
    },
  ],
  nevada: [
    {
      name: products,
      files: [
        {
          title: text('Frio Nevada', 'Nevada cold', 'Frío Nevada', 'Froid Nevada'),
          name: 'frio-nevada.pdf',
          category: 0,
          media: 'handbook-nevada-cold',
        },
        measures(['Freezer Nevada 300;67;165;70;41']),
      ],
    },
    {
      name: floor,
      files: [
        threeLines('o freezer'),
        {
          title: text('O frio em um minuto', 'Cold in a minute', 'El frío en un minuto', 'Le froid en une minute'),
          name: 'frio.m4a',
          category: 1,
          media: 'nevada-cold-sound',
        },
      ],
    },
    { name: program, files: [houseRules] },
  ],
};
export type { DemoFile, DemoFolder };

import type { EventKind } from '@vitrine/domain/events';
import type { Text } from '@vitrine/domain/kernel';

/** `inHours`: when it begins from the making of the demo; negative for those that were. */
type DemoEvent = {
  name: Text;
  description: Text;
  program: Text;
  kind: EventKind;
  inHours: number;
  minutes: number;
  place: string;
  address: string;
  joinUrl?: string;
  points: number;
  rankNeeded: 2 | 3;
  isByInvitation?: true;
  seats?: number;
  state?: 'draft' | 'cancelled';
  /** It comes again each week, so many times in all. */
  weeks?: number;
};

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

/** Events of every brand: one whose doors are open, others that come, one that was, one that was called off. */
export const demoEvents: readonly DemoEvent[] = [
  {
    name: text('Encontro de Criadores', 'Creators’ Meetup', 'Encuentro de Creadores', 'Rencontre des Créateurs'),
    description: text(
      'Uma noite na loja para trocar o que funciona na frente da câmera.\nTraga o celular carregado.',
      'An evening at the store to share what works in front of the camera.\nBring your phone charged.',
      'Una noche en la tienda para compartir lo que funciona frente a la cámara.\nTrae el teléfono cargado.',
      'Une soirée en magasin pour partager ce qui marche devant la caméra.\nVenez avec un téléphone chargé.',
    ),
    program: text(
      '19:00 Café e check-in\n19:20 Como filmar uma geladeira em um minuto\n20:10 Prática em dupla, com o seu celular',
      '19:00 Coffee and check-in\n19:20 How to film a fridge in a minute\n20:10 Practice in pairs, with your own phone',
      '19:00 Café y check-in\n19:20 Cómo filmar una heladera en un minuto\n20:10 Práctica de a dos, con tu teléfono',
      '19:00 Café et check-in\n19:20 Filmer un réfrigérateur en une minute\n20:10 Exercice à deux, avec votre téléphone',
    ),
    kind: 'meeting',
    inHours: -0.25,
    minutes: 180,
    place: 'Loja Horizonte, Paulista',
    address: 'Av. Paulista, 1.450, piso 2',
    points: 60,
    rankNeeded: 2,
    seats: 60,
  },
  {
    name: text('Noite dos Influenciadores', 'Influencers’ Night', 'Noche de Influencers', 'Soirée des Influenceurs'),
    description: text(
      'Para quem chegou ao topo: jantar com a equipe de produto e os lançamentos do ano que vem.',
      'For those at the top: dinner with the product team and next year’s launches.',
      'Para quien llegó a la cima: cena con el equipo de producto y los lanzamientos del año que viene.',
      'Pour celles et ceux du sommet : dîner avec l’équipe produit et les nouveautés de l’an prochain.',
    ),
    program: text(
      '20:00 Recepção\n20:30 Jantar\n22:00 Lançamentos',
      '20:00 Welcome\n20:30 Dinner\n22:00 Launches',
      '20:00 Recepción\n20:30 Cena\n22:00 Lanzamientos',
      '20:00 Accueil\n20:30 Dîner\n22:00 Nouveautés',
    ),
    kind: 'celebration',
    inHours: 24 * 9,
    minutes: 240,
    place: 'Casa Aurora',
    address: 'Rua Oscar Freire, 900',
    points: 120,
    rankNeeded: 3,
  },
  {
    name: text('Virada ao vivo', 'Live marathon', 'Maratón en vivo', 'Marathon en direct'),
    description: text(
      'Duas horas de perguntas e respostas com quem desenha os produtos.',
      'Two hours of questions and answers with those who design the products.',
      'Dos horas de preguntas y respuestas con quienes diseñan los productos.',
      'Deux heures de questions et réponses avec celles et ceux qui dessinent les produits.',
    ),
    program: text('', '', '', ''),
    kind: 'live',
    inHours: 24 * 4,
    minutes: 120,
    place: '',
    address: '',
    joinUrl: 'https://live.example.com/virada',
    points: 30,
    rankNeeded: 2,
  },
  {
    name: text('Oficina de fotos de vitrine', 'Display photo workshop', 'Taller de fotos de vidriera', 'Atelier photo de vitrine'),
    description: text(
      'Grupo pequeno, só com convite: luz, ângulo e preço à vista.',
      'A small group, by invitation: light, angle and prices in sight.',
      'Grupo pequeño, solo con invitación: luz, ángulo y precio a la vista.',
      'Petit groupe, sur invitation : lumière, angle et prix visibles.',
    ),
    program: text('', '', '', ''),
    kind: 'training',
    inHours: 24 * 6,
    minutes: 90,
    place: 'Horizonte Tatuapé',
    address: 'Rua Tuiuti, 2.100',
    points: 40,
    rankNeeded: 2,
    isByInvitation: true,
    seats: 12,
  },
  {
    name: text(
      'Lançamento da linha Inverse',
      'Launch of the Inverse line',
      'Lanzamiento de la línea Inverse',
      'Lancement de la gamme Inverse',
    ),
    description: text(
      'A linha nova, aberta e desmontada na sua frente.',
      'The new line, opened and taken apart in front of you.',
      'La línea nueva, abierta y desmontada frente a ti.',
      'La nouvelle gamme, ouverte et démontée devant vous.',
    ),
    program: text('', '', '', ''),
    kind: 'launch',
    inHours: -24 * 3,
    minutes: 120,
    place: 'Centro de Treinamento',
    address: 'Rua Vergueiro, 3.000',
    points: 50,
    rankNeeded: 2,
  },
  {
    name: text('Café com a equipe', 'Coffee with the team', 'Café con el equipo', 'Café avec l’équipe'),
    description: text('Uma manhã de conversa.', 'A morning of talk.', 'Una mañana de charla.', 'Une matinée d’échanges.'),
    program: text('', '', '', ''),
    kind: 'meeting',
    inHours: 24 * 2,
    minutes: 60,
    place: 'Horizonte Mooca',
    address: 'Rua da Mooca, 1.800',
    points: 0,
    rankNeeded: 2,
    state: 'cancelled',
  },
  {
    name: text('Meia hora de câmera', 'Half an hour of camera', 'Media hora de cámara', 'Une demi-heure de caméra'),
    description: text(
      'Toda semana, para filmar em grupo e sair com um vídeo pronto.',
      'Each week, to film together and leave with a finished video.',
      'Cada semana, para filmar en grupo y salir con un video listo.',
      'Chaque semaine, pour filmer ensemble et repartir avec une vidéo.',
    ),
    program: text('', '', '', ''),
    kind: 'training',
    inHours: 24 * 4,
    minutes: 30,
    place: 'Horizonte Tatuapé',
    address: 'Rua Tuiuti, 2.100',
    points: 0,
    rankNeeded: 2,
    seats: 12,
    weeks: 8,
  },
  {
    name: text('Feira de verão', 'Summer fair', 'Feria de verano', 'Foire d’été'),
    description: text('Ainda em preparo.', 'Still being prepared.', 'Todavía en preparación.', 'Encore en préparation.'),
    program: text('', '', '', ''),
    kind: 'celebration',
    inHours: 24 * 10,
    minutes: 300,
    place: 'Parque Villa-Lobos',
    address: 'Av. Queiroz Filho, 1.365',
    points: 0,
    rankNeeded: 2,
    state: 'draft',
  },
];

/** Staff wrote it in the brand's own language. */
export const demoRain = 'Chuva forte prevista: marcamos outra data em breve.';

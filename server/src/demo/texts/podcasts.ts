import type { Text } from '@vitrine/domain/kernel';
import type { EpisodeOrder } from '@vitrine/domain/podcasts';
import type { BrandKey } from './brands.ts';

type DemoEpisode = { title: Text; description: Text; chapters: Text };
/** `sound`: a committed sound of the demo, which all episodes of a podcast share; episodes from the oldest to the newest. */
type DemoPodcast = {
  title: Text;
  description: Text;
  category: number;
  sound: string;
  order: EpisodeOrder;
  episodes: readonly DemoEpisode[];
};

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });
/** Three chapters of a sound of a minute. */
const inThree = (first: Text, second: Text, third: Text): Text => {
  const written = (locale: keyof Text) => `0:00 ${first[locale]}\n0:18 ${second[locale]}\n0:40 ${third[locale]}`;
  return { 'pt-BR': written('pt-BR'), 'en-US': written('en-US'), 'es-ES': written('es-ES'), 'fr-FR': written('fr-FR') };
};

export const demoPodcastCategories: readonly Text[] = [
  text('Conversas', 'Conversations', 'Conversaciones', 'Conversations'),
  text('Produto em um minuto', 'A product in a minute', 'Un producto en un minuto', 'Un produit en une minute'),
];

const ask = text('A pergunta certa', 'The right question', 'La pregunta correcta', 'La bonne question');
const show = text('Mostre com a mão', 'Show it with your hand', 'Muéstralo con la mano', 'Montrez-le de la main');
const close = text('Feche com um número', 'Close with a number', 'Cierra con un número', 'Concluez par un chiffre');

const lookingAround: DemoEpisode = {
  title: text(
    'O cliente que só quer dar uma olhada',
    'The customer who is only looking',
    'El cliente que solo está mirando',
    'Le client qui ne fait que regarder',
  ),
  description: text('Pergunte, espere, mostre.', 'Ask, wait, show.', 'Pregunta, espera, muestra.', 'Demander, attendre, montrer.'),
  chapters: inThree(ask, show, close),
};
const warranty: DemoEpisode = {
  title: text(
    'Garantia estendida sem empurrar',
    'Extended warranty without pushing',
    'Garantía extendida sin presionar',
    'L’extension de garantie sans forcer',
  ),
  description: text(
    'Quando oferecer, e quando calar.',
    'When to offer it, and when to say nothing.',
    'Cuándo ofrecerla y cuándo callar.',
    'Quand la proposer, et quand se taire.',
  ),
  chapters: inThree(
    text('Ouça o medo', 'Hear the fear', 'Escucha el miedo', 'Entendre la crainte'),
    text('Uma frase basta', 'One line is enough', 'Basta una frase', 'Une phrase suffit'),
    close,
  ),
};
const family: DemoEpisode = {
  title: text('A volta com a família', 'They come back with the family', 'La vuelta con la familia', 'Le retour avec la famille'),
  description: text(
    'Quem decide nem sempre é quem pergunta.',
    'Who decides is not always who asks.',
    'Quien decide no siempre es quien pregunta.',
    'Qui décide n’est pas toujours qui demande.',
  ),
  chapters: inThree(text('Reconheça quem voltou', 'Know who came back', 'Reconoce a quien volvió', 'Reconnaître qui revient'), ask, close),
};
const sale: DemoEpisode = {
  title: text('A venda que quase não saiu', 'The sale that almost was not', 'La venta que casi no salió', 'La vente qui a failli échouer'),
  description: text(
    'Três vendedoras contam o que salvou o dia.',
    'Three saleswomen tell what saved the day.',
    'Tres vendedoras cuentan qué salvó el día.',
    'Trois vendeuses racontent ce qui a sauvé la journée.',
  ),
  chapters: inThree(
    text('O não', 'The no', 'El no', 'Le non'),
    text('A pausa', 'The pause', 'La pausa', 'La pause'),
    text('O sim', 'The yes', 'El sí', 'Le oui'),
  ),
};
const conversations = (brand: string, sound: string, episodes: readonly DemoEpisode[]): DemoPodcast => ({
  title: text('Balcão Aberto', 'Open Counter', 'Mostrador Abierto', 'Comptoir ouvert'),
  description: text(
    `Quem vende ${brand} conta como vende, em conversas curtas.`,
    `Who sells ${brand} tells how, in short conversations.`,
    `Quienes venden ${brand} cuentan cómo, en conversaciones cortas.`,
    `Celles et ceux qui vendent ${brand} racontent comment, en quelques minutes.`,
  ),
  category: 0,
  sound,
  order: 'newest_first',
  episodes,
});

const inverter = (title: Text, description: Text): DemoEpisode => ({ title, description, chapters: inThree(ask, show, close) });
const summer: DemoPodcast = {
  title: text('Verão no Balcão', 'Summer at the Counter', 'Verano en el Mostrador', 'L’été au comptoir'),
  description: text(
    'O ar-condicionado inverter em quatro episódios, do começo ao fim.',
    'The inverter air conditioner in four episodes, from start to end.',
    'El aire acondicionado inverter en cuatro episodios, de principio a fin.',
    'La climatisation inverter en quatre épisodes, du début à la fin.',
  ),
  category: 1,
  sound: 'inverter-air',
  order: 'oldest_first',
  episodes: [
    inverter(
      text('Quantos BTUs cabem na sala', 'How many BTUs fit the room', 'Cuántos BTU caben en la sala', 'Combien de BTU pour le salon'),
      text(
        'Metros, sol e gente: a conta de cabeça.',
        'Metres, sun and people: sums in your head.',
        'Metros, sol y gente: la cuenta mental.',
        'Mètres, soleil, personnes : le calcul de tête.',
      ),
    ),
    inverter(
      text(
        'Inverter não é palavra difícil',
        'Inverter is not a hard word',
        'Inverter no es una palabra difícil',
        'Inverter n’est pas un mot difficile',
      ),
      text(
        'A torneira que nunca fecha de todo.',
        'The tap that never closes all the way.',
        'El grifo que nunca se cierra del todo.',
        'Le robinet qui ne se ferme jamais tout à fait.',
      ),
    ),
    inverter(
      text('O silêncio vende', 'Silence sells', 'El silencio vende', 'Le silence fait vendre'),
      text(
        'Ligue, peça silêncio, espere.',
        'Switch it on, ask for silence, wait.',
        'Enciende, pide silencio, espera.',
        'Allumer, demander le silence, attendre.',
      ),
    ),
    inverter(
      text('Instalação sem susto', 'No surprises when installing', 'Instalación sin sustos', 'Une installation sans surprise'),
      text(
        'O que combinar antes de fechar.',
        'What to agree on before you close.',
        'Qué acordar antes de cerrar.',
        'Ce qu’il faut convenir avant de conclure.',
      ),
    ),
  ],
};

export const demoPodcasts: Record<BrandKey, readonly DemoPodcast[]> = {
  aurora: [conversations('Aurora', 'inverter-air', [family, sale, warranty, lookingAround]), summer],
  terra: [conversations('Terra', 'terra-kitchen', [sale, warranty, lookingAround])],
  nevada: [conversations('Nevada', 'nevada-cold', [family, lookingAround])],
};

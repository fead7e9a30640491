import type { CardKind, FormBlock, PlainBlock, StageBlock, Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';

/** A block before it has an id; `poster`: whose picture it shows. */
type Without<B> = B extends unknown ? Omit<B, 'id'> : never;
export type DemoBlock =
  | (Without<Exclude<PlainBlock, { kind: 'media' | 'file' | 'gallery' | 'cards' | 'questions' }> | FormBlock> & { poster?: string })
  | (Without<Omit<StageBlock, 'endsAt' | 'fileId'>> & { poster: string; endsInDays: number })
  | { kind: 'gallery'; pictures: readonly { poster: string; alt: Text }[] }
  /** So many of what is there. */
  | { kind: 'cards'; of: CardKind; count: number }
  | { kind: 'questions'; count: number };
type DemoBanner = { title: Text; text: Text; link: string; linkLabel: Text; poster: string; alt: Text };
type DemoPage = { slug: string; title: Text; blocks: readonly DemoBlock[] };

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });
const heading = (words: Text): DemoBlock => ({ kind: 'heading', level: 2, text: words });
const says = (html: Text): DemoBlock => ({ kind: 'text', html });
const picture = (poster: string, alt: Text): DemoBlock => ({ kind: 'picture', fileId: null, shape: 'wide', alt, caption: {}, poster });
const button = (to: string, label: Text): DemoBlock => ({ kind: 'button', to, label });

const fridge = text(
  'Geladeira branca de duas portas',
  'White two-door fridge',
  'Heladera blanca de dos puertas',
  'Réfrigérateur blanc à deux portes',
);
const air = text(
  'Ar-condicionado na parede da sala',
  'Air conditioner on a living-room wall',
  'Aire acondicionado en la pared',
  'Climatiseur au mur du salon',
);
const counter = text(
  'Atendimento no balcão da loja',
  'A sale at the shop counter',
  'Atención en el mostrador',
  'Un conseil au comptoir du magasin',
);

/** Three banners for each brand: a campaign, a hotsite, a page. */
export const demoBanners: readonly DemoBanner[] = [
  {
    title: text('A campanha está no ar', 'The campaign is on', 'La campaña está en marcha', 'La campagne est lancée'),
    text: text(
      'Cada venda registrada vale pontos.',
      'Every reported sale earns points.',
      'Cada venta registrada suma puntos.',
      'Chaque vente déclarée rapporte des points.',
    ),
    link: '/campaigns',
    linkLabel: text('Ver regras', 'See the rules', 'Ver reglas', 'Voir les règles'),
    poster: 'inverse-fridge',
    alt: fridge,
  },
  {
    title: text('Como funciona o programa', 'How the program works', 'Cómo funciona el programa', 'Comment marche le programme'),
    text: text(
      'Do primeiro curso ao prêmio em casa.',
      'From the first course to the reward at home.',
      'Del primer curso al premio en casa.',
      'Du premier cours au cadeau chez vous.',
    ),
    link: '/hotsite',
    linkLabel: text('Abrir o hotsite', 'Open the hotsite', 'Abrir el hotsite', 'Ouvrir le mini-site'),
    poster: 'first-sale',
    alt: counter,
  },
  {
    title: text('Dia de calor, dia de venda', 'Hot day, sales day', 'Día de calor, día de venta', 'Jour de chaleur, jour de vente'),
    text: text(
      'Cinco frases que ajudam a fechar.',
      'Five lines that help you close.',
      'Cinco frases que ayudan a cerrar.',
      'Cinq phrases qui aident à conclure.',
    ),
    link: '/dia-de-calor',
    linkLabel: text('Ler agora', 'Read now', 'Leer ahora', 'Lire'),
    poster: 'inverter-air',
    alt: air,
  },
];

/** The hotsite, which names its brand, and two pages at their own addresses. */
export const demoPages = (brand: BrandKey, program: Text): readonly DemoPage[] => [
  {
    slug: 'hotsite',
    title: program,
    blocks: [
      {
        kind: 'stage',
        title: program,
        lead: text(
          'Cada venda registrada conta até o fim.',
          'Every reported sale counts to the end.',
          'Cada venta registrada cuenta hasta el final.',
          'Chaque vente déclarée compte jusqu’au bout.',
        ),
        badge: text('1,5× pontos', '1.5× points', '1,5× puntos', '1,5× points'),
        poster: 'inverse-fridge',
        alt: fridge,
        endsInDays: 28,
      },
      says(
        text(
          '<p>Quem conhece o produto vende com calma. Aqui você <b>aprende</b>, <b>vende</b> e <b>troca pontos</b> por prêmios.</p>',
          '<p>Whoever knows the product sells with ease. Here you <b>learn</b>, <b>sell</b> and <b>trade points</b> for rewards.</p>',
          '<p>Quien conoce el producto vende con calma. Aquí <b>aprendes</b>, <b>vendes</b> y <b>canjeas puntos</b> por premios.</p>',
          '<p>Bien connaître le produit, c’est vendre sereinement. Ici, on <b>apprend</b>, on <b>vend</b> et on <b>échange ses points</b> contre des cadeaux.</p>',
        ),
      ),
      heading(text('Como funciona', 'How it works', 'Cómo funciona', 'Comment ça marche')),
      says(
        text(
          '<ol><li>Venda um produto participante.</li><li>Fotografe a nota: leva menos de um minuto.</li><li>Troque os pontos. O prêmio chega na sua casa.</li></ol>',
          '<ol><li>Sell a participating product.</li><li>Take a photo of the invoice: less than a minute.</li><li>Trade your points. The reward comes to your home.</li></ol>',
          '<ol><li>Vende un producto participante.</li><li>Fotografía la factura: menos de un minuto.</li><li>Canjea los puntos. El premio llega a tu casa.</li></ol>',
          '<ol><li>Vendez un produit participant.</li><li>Photographiez la facture : moins d’une minute.</li><li>Échangez vos points. Le cadeau arrive chez vous.</li></ol>',
        ),
      ),
      {
        kind: 'quote',
        text: text(
          'Parei de decorar ficha técnica. Mostro a porta, abro a gaveta e conto o que muda no dia da pessoa.',
          'I stopped memorising data sheets. I show the door, open the drawer and tell what changes in their day.',
          'Dejé de memorizar fichas técnicas. Muestro la puerta, abro el cajón y cuento qué cambia en su día.',
          'J’ai cessé d’apprendre les fiches par cœur. Je montre la porte, j’ouvre le tiroir et je dis ce qui change au quotidien.',
        ),
        by: text(
          'Elaine Vieira, loja da Mooca',
          'Elaine Vieira, Mooca shop',
          'Elaine Vieira, tienda de Mooca',
          'Elaine Vieira, magasin de Mooca',
        ),
      },
      heading(text('O que dá para levar', 'What you can get', 'Qué te puedes llevar', 'Ce que vous pouvez obtenir')),
      { kind: 'cards', of: 'reward', count: 3 },
      heading(text('Para vender melhor', 'To sell better', 'Para vender mejor', 'Pour mieux vendre')),
      { kind: 'cards', of: 'course', count: 2 },
      heading(
        text('Perguntas de quem vende', 'Questions of people who sell', 'Preguntas de quienes venden', 'Les questions de ceux qui vendent'),
      ),
      { kind: 'questions', count: 3 },
      button('/insert-sales', text('Registrar venda', 'Report a sale', 'Registrar venta', 'Déclarer une vente')),
    ],
  },
  {
    slug: 'dia-de-calor',
    title: text('Dia de calor, dia de venda', 'Hot day, sales day', 'Día de calor, día de venta', 'Jour de chaleur, jour de vente'),
    blocks: [
      says(
        text(
          '<p>Quando o termômetro sobe, a conversa já começou sem você. Estas frases ajudam a entrar nela.</p>',
          '<p>When the temperature rises, the talk has begun without you. These lines help you join it.</p>',
          '<p>Cuando sube el termómetro, la conversación ya empezó sin ti. Estas frases ayudan a entrar.</p>',
          '<p>Quand le thermomètre grimpe, la conversation a déjà commencé. Ces phrases aident à y entrer.</p>',
        ),
      ),
      picture('inverter-air', air),
      says(
        text(
          '<ul><li>“Em que cômodo faz mais calor?”</li><li>“Quanto veio a última conta de luz?”</li><li>“Quem dorme com barulho?”</li><li>“A parede pega sol?”</li><li>“Quer que eu mostre a diferença na conta?”</li></ul>',
          '<ul><li>“Which room gets hottest?”</li><li>“How much was the last power bill?”</li><li>“Who sleeps with noise?”</li><li>“Does the wall get sun?”</li><li>“Shall I show you the difference on the bill?”</li></ul>',
          '<ul><li>«¿En qué habitación hace más calor?»</li><li>«¿Cuánto vino en la última factura de luz?»</li><li>«¿Quién duerme con ruido?»</li><li>«¿Da el sol en la pared?»</li><li>«¿Te muestro la diferencia en la factura?»</li></ul>',
          '<ul><li>« Quelle est la pièce la plus chaude ? »</li><li>« À combien était la dernière facture ? »</li><li>« Qui dort avec du bruit ? »</li><li>« Le mur prend-il le soleil ? »</li><li>« Je vous montre la différence sur la facture ? »</li></ul>',
        ),
      ),
      button('/online-courses', text('Ver cursos', 'See courses', 'Ver cursos', 'Voir les cours')),
    ],
  },
  {
    slug: brand === 'aurora' ? 'sobre-a-aurora' : 'sobre-a-marca',
    title: text('Quem está por trás', 'Who is behind it', 'Quién está detrás', 'Qui est derrière'),
    blocks: [
      {
        kind: 'gallery',
        pictures: [
          { poster: 'first-sale', alt: counter },
          { poster: 'inverter-air', alt: air },
          { poster: 'inverse-fridge', alt: fridge },
        ],
      },
      heading(text('Gente de loja', 'Shop people', 'Gente de tienda', 'Des gens de magasin')),
      says(
        text(
          '<p>O conteúdo é escrito por quem já ficou no balcão num sábado de dezembro. Se algo aqui não ajuda a vender, <a href="/support">conte para a gente</a>.</p>',
          '<p>The content is written by people who stood at the counter on a Saturday in December. If something here does not help you sell, <a href="/support">tell us</a>.</p>',
          '<p>El contenido lo escribe gente que estuvo en el mostrador un sábado de diciembre. Si algo aquí no ayuda a vender, <a href="/support">cuéntanos</a>.</p>',
          '<p>Les contenus sont écrits par des gens qui ont tenu un comptoir un samedi de décembre. Si quelque chose n’aide pas à vendre, <a href="/support">dites-le-nous</a>.</p>',
        ),
      ),
      {
        kind: 'form',
        title: text('Conte o que falta aqui', 'Tell us what is missing', 'Cuéntanos qué falta aquí', 'Dites-nous ce qui manque ici'),
        hint: text(
          'Uma frase já ajuda. A resposta chega em até 7 dias úteis.',
          'One sentence helps. The answer comes within 7 working days.',
          'Una frase ya ayuda. La respuesta llega en 7 días hábiles.',
          'Une phrase suffit. La réponse arrive sous 7 jours ouvrés.',
        ),
      },
    ],
  },
];

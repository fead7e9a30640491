import type { Text } from '@vitrine/domain/kernel';

type DemoBlock =
  | { kind: 'text' | 'heading'; words: Text }
  | { kind: 'quote'; words: Text; by: string }
  | { kind: 'button'; words: Text; to: string };
/** `hours` ago; below zero: in so many hours. `cover`: a film whose poster is shown, by its name. `said`: comments, by the place of a seller. */
export type DemoNews = {
  hours: number;
  title: Text;
  lead: Text;
  category: number;
  cover?: { film: string; alt: Text };
  blocks: readonly DemoBlock[];
  isPinned?: true;
  isMustRead?: true;
  hasNoComments?: true;
  said?: readonly { who: number; text: string }[];
};

export const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });
export const says = (...words: Parameters<typeof text>): DemoBlock => ({ kind: 'text', words: text(...words) });
export const heads = (...words: Parameters<typeof text>): DemoBlock => ({ kind: 'heading', words: text(...words) });
export const leads = (to: string, ...words: Parameters<typeof text>): DemoBlock => ({ kind: 'button', to, words: text(...words) });
export const quotes = (by: string, ...words: Parameters<typeof text>): DemoBlock => ({ kind: 'quote', by, words: text(...words) });

/** What the brands say alike. */
export const photoRules: DemoNews = {
  hours: 100,
  category: 2,
  isMustRead: true,
  title: text(
    'A foto da nota: o que mudou',
    'The photo of the invoice: what changed',
    'La foto de la factura: qué ha cambiado',
    'La photo de la facture : ce qui change',
  ),
  lead: text(
    'Três cuidados que fazem sua venda passar na primeira análise.',
    'Three habits that get your sale through the first review.',
    'Tres cuidados para que tu venta pase a la primera.',
    'Trois réflexes pour que votre vente passe du premier coup.',
  ),
  blocks: [
    says(
      '<ul><li><p>Mostre o <strong>número</strong>, a data e o produto na mesma foto.</p></li><li><p>Apoie a nota e evite sombra.</p></li><li><p>Uma nota, uma venda: a mesma nota não conta duas vezes.</p></li></ul>',
      '<ul><li><p>Show the <strong>number</strong>, the date and the product in one photo.</p></li><li><p>Lay the invoice down and avoid shadows.</p></li><li><p>One invoice, one sale: the same invoice does not count twice.</p></li></ul>',
      '<ul><li><p>Muestra el <strong>número</strong>, la fecha y el producto en la misma foto.</p></li><li><p>Apoya la factura y evita las sombras.</p></li><li><p>Una factura, una venta: la misma factura no cuenta dos veces.</p></li></ul>',
      '<ul><li><p>Montrez le <strong>numéro</strong>, la date et le produit sur la même photo.</p></li><li><p>Posez la facture à plat et évitez les ombres.</p></li><li><p>Une facture, une vente : la même facture ne compte pas deux fois.</p></li></ul>',
    ),
    says(
      '<p>Se algo faltar, o pedido de correção chega no aplicativo com o motivo. Você tem sete dias para enviar de novo.</p>',
      '<p>If something is missing, the app asks you to correct it and says why. You have seven days to send it again.</p>',
      '<p>Si falta algo, la aplicación te pide corregirlo y te dice por qué. Tienes siete días para enviarla otra vez.</p>',
      '<p>S’il manque quelque chose, l’application vous demande de corriger et dit pourquoi. Vous avez sept jours pour renvoyer la photo.</p>',
    ),
  ],
};

export const newRewards: DemoNews = {
  hours: 250,
  category: 2,
  title: text('Novos prêmios na vitrine', 'New rewards in the store', 'Nuevos premios en la tienda', 'De nouveaux cadeaux en vitrine'),
  lead: text(
    'Chegaram opções a partir de 300 pontos.',
    'Options from 300 points have arrived.',
    'Han llegado opciones desde 300 puntos.',
    'Des cadeaux dès 300 points sont arrivés.',
  ),
  blocks: [
    says(
      '<p>Quem junta pontos aos poucos agora também troca: são prêmios menores, com entrega na sua casa.</p>',
      '<p>Those who collect points little by little can redeem too: smaller rewards, delivered to your home.</p>',
      '<p>Quien suma puntos poco a poco ahora también canjea: son premios más pequeños, con entrega en tu casa.</p>',
      '<p>Même en cumulant peu à peu, vous pouvez échanger : des cadeaux plus petits, livrés chez vous.</p>',
    ),
    leads('/reward-store', 'Ver os prêmios', 'See the rewards', 'Ver los premios', 'Voir les cadeaux'),
  ],
};

export const summerBegins: DemoNews = {
  hours: -72,
  category: 0,
  title: text('A campanha do verão começa', 'The summer campaign begins', 'Empieza la campaña de verano', 'La campagne d’été commence'),
  lead: text(
    'Metas por loja e pontos em dobro no primeiro fim de semana.',
    'Goals for each store and double points on the first weekend.',
    'Metas por tienda y puntos dobles el primer fin de semana.',
    'Des objectifs par magasin et des points doublés le premier week-end.',
  ),
  blocks: [
    says(
      '<p>As metas aparecem na sua campanha a partir de hoje. Vale a data da nota.</p>',
      '<p>Goals appear in your campaign from today on. The date of the invoice counts.</p>',
      '<p>Las metas aparecen en tu campaña desde hoy. Cuenta la fecha de la factura.</p>',
      '<p>Les objectifs apparaissent dans votre campagne dès aujourd’hui. C’est la date de la facture qui compte.</p>',
    ),
  ],
};

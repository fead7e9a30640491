import type { Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';
import { heads, leads, newRewards, photoRules, quotes, says, summerBegins, text, type DemoNews } from './news-of-all.ts';

export const demoNewsCategories: readonly Text[] = [
  text('Campanhas', 'Campaigns', 'Campañas', 'Campagnes'),
  text('Produtos', 'Products', 'Productos', 'Produits'),
  text('Programa', 'Program', 'Programa', 'Programme'),
];

/** The news of each brand. */
export const demoNews: Record<BrandKey, readonly DemoNews[]> = {
  aurora: [
    summerBegins,
    {
      hours: 20,
      category: 0,
      isPinned: true,
      cover: {
        film: 'inverse-fridge',
        alt: text(
          'Geladeira Inverse aberta, cheia de frutas',
          'Inverse fridge, open and full of fruit',
          'Nevera Inverse abierta, llena de fruta',
          'Réfrigérateur Inverse ouvert, plein de fruits',
        ),
      },
      title: text(
        'Pontos 1,5× em geladeiras até domingo',
        '1.5× points on fridges until Sunday',
        'Puntos 1,5× en neveras hasta el domingo',
        'Points × 1,5 sur les réfrigérateurs jusqu’à dimanche',
      ),
      lead: text(
        'De segunda a domingo, toda geladeira Aurora vendida vale uma vez e meia.',
        'From Monday to Sunday every Aurora fridge sold counts one and a half times.',
        'De lunes a domingo, cada nevera Aurora vendida vale una vez y media.',
        'De lundi à dimanche, chaque réfrigérateur Aurora vendu compte une fois et demie.',
      ),
      blocks: [
        says(
          '<p>Vale a data da venda. Quem enviar a foto até domingo, 23h59, entra na conta desta semana.</p>',
          '<p>The date of the sale counts. Photos sent by Sunday, 11:59 pm, are part of this week.</p>',
          '<p>Cuenta la fecha de la venta. Las fotos enviadas hasta el domingo a las 23:59 entran en esta semana.</p>',
          '<p>C’est la date de la vente qui compte. Les photos envoyées avant dimanche 23 h 59 comptent pour cette semaine.</p>',
        ),
        heads('Como começar a conversa', 'How to begin the conversation', 'Cómo empezar la conversación', 'Comment lancer la conversation'),
        quotes(
          'Elaine Vieira, Horizonte Mooca',
          'Comece pela conta de luz, não pelo desconto. O cliente faz a soma sozinho.',
          'Start with the power bill, not with the discount. Customers do the sum themselves.',
          'Empieza por la factura de la luz, no por el descuento. El cliente hace la cuenta solo.',
          'Commencez par la facture d’électricité, pas par la remise. Le client fait le calcul tout seul.',
        ),
        leads(
          '/reward-store',
          'Ver o que dá para levar',
          'See what you can take home',
          'Ver qué puedes llevarte',
          'Voir ce que vous pouvez emporter',
        ),
      ],
      said: [
        { who: 0, text: 'Vale para a de 127 V também?' },
        { who: 1, text: 'Vale sim, confirmei com a loja. Bora!' },
      ],
    },
    photoRules,
    {
      hours: 150,
      category: 1,
      cover: {
        film: 'washer-dryer',
        alt: text(
          'Lavadora e secadora ao lado de toalhas dobradas',
          'Washer dryer beside folded towels',
          'Lavasecadora junto a toallas dobladas',
          'Lave-linge séchant près de serviettes pliées',
        ),
      },
      title: text(
        'Lavadora e secadora: onde ela ganha',
        'Washer dryer: where it wins',
        'Lavasecadora: dónde gana',
        'Lave-linge séchant : ses points forts',
      ),
      lead: text(
        'Um só aparelho para quem mora em apartamento pequeno.',
        'One appliance for those who live in a small flat.',
        'Un solo aparato para quien vive en un piso pequeño.',
        'Un seul appareil pour les petits appartements.',
      ),
      blocks: [
        says(
          '<p>Pergunte onde a roupa seca hoje. Se a resposta for “na sala”, mostre o ciclo de <strong>60 minutos</strong>.</p>',
          '<p>Ask where clothes dry today. If the answer is “in the living room”, show the <strong>60 minute</strong> cycle.</p>',
          '<p>Pregunta dónde se seca hoy la ropa. Si la respuesta es «en el salón», enseña el ciclo de <strong>60 minutos</strong>.</p>',
          '<p>Demandez où sèche le linge aujourd’hui. Si c’est « dans le salon », montrez le cycle de <strong>60 minutes</strong>.</p>',
        ),
        leads('/online-courses', 'Fazer o curso', 'Take the course', 'Hacer el curso', 'Suivre le cours'),
      ],
      said: [{ who: 2, text: 'Usei essa pergunta ontem e funcionou.' }],
    },
    newRewards,
    {
      hours: 330,
      category: 1,
      cover: {
        film: 'inverter-air',
        alt: text(
          'Ar inverter na parede de uma sala',
          'Inverter air conditioner on a living room wall',
          'Aire inverter en la pared de un salón',
          'Climatiseur inverter au mur d’un salon',
        ),
      },
      title: text(
        'Ar inverter: o silêncio vende',
        'Inverter air: silence sells',
        'Aire inverter: el silencio vende',
        'Climatiseur inverter : le silence fait vendre',
      ),
      lead: text(
        'Ligue o aparelho e deixe o cliente ouvir a diferença.',
        'Switch it on and let the customer hear the difference.',
        'Enciéndelo y deja que el cliente oiga la diferencia.',
        'Allumez-le et laissez le client entendre la différence.',
      ),
      blocks: [
        says(
          '<p>São 19 dB no modo noturno: menos que um sussurro. Fale baixo ao lado do aparelho, e o cliente entende.</p>',
          '<p>Night mode runs at 19 dB, less than a whisper. Speak softly beside it and the customer understands.</p>',
          '<p>El modo noche tiene 19 dB: menos que un susurro. Habla bajo junto al aparato y el cliente lo entiende.</p>',
          '<p>Le mode nuit fait 19 dB, moins qu’un murmure. Parlez bas à côté, et le client comprend.</p>',
        ),
      ],
    },
    {
      hours: 420,
      category: 2,
      hasNoComments: true,
      title: text(
        'Horário do atendimento em feriados',
        'Support hours on holidays',
        'Horario de atención en festivos',
        'Horaires d’assistance les jours fériés',
      ),
      lead: text(
        'Respondemos no próximo dia útil.',
        'We answer on the next working day.',
        'Respondemos el siguiente día laborable.',
        'Nous répondons le jour ouvré suivant.',
      ),
      blocks: [
        says(
          '<p>O portal não para. Perguntas enviadas no feriado entram na fila do próximo dia útil, na ordem em que chegaram.</p>',
          '<p>The portal does not stop. Questions sent on a holiday join the queue of the next working day, in the order they came.</p>',
          '<p>El portal no se detiene. Las preguntas enviadas en festivo entran en la cola del siguiente día laborable, por orden de llegada.</p>',
          '<p>Le portail ne s’arrête pas. Les questions envoyées un jour férié sont traitées le jour ouvré suivant, dans l’ordre d’arrivée.</p>',
        ),
      ],
    },
    {
      hours: 520,
      category: 0,
      cover: {
        film: 'first-sale',
        alt: text(
          'Vendedor mostra um produto a um casal',
          'A salesperson shows a product to a couple',
          'Un vendedor enseña un producto a una pareja',
          'Un vendeur présente un produit à un couple',
        ),
      },
      title: text(
        'Quem fez a primeira venda no mês',
        'Who made their first sale this month',
        'Quién hizo su primera venta este mes',
        'Les premières ventes du mois',
      ),
      lead: text(
        'Quarenta e duas pessoas novas já têm pontos.',
        'Forty-two new people already have points.',
        'Cuarenta y dos personas nuevas ya tienen puntos.',
        'Quarante-deux nouvelles personnes ont déjà des points.',
      ),
      blocks: [
        says(
          '<p>Elas contam a mesma coisa: fizeram o curso de boas-vindas antes de abrir a primeira caixa.</p>',
          '<p>They all tell the same story: they took the welcome course before they opened the first box.</p>',
          '<p>Todas cuentan lo mismo: hicieron el curso de bienvenida antes de abrir la primera caja.</p>',
          '<p>Toutes racontent la même chose : elles ont suivi le cours d’accueil avant d’ouvrir le premier carton.</p>',
        ),
      ],
    },
    {
      hours: 610,
      category: 2,
      title: text('Boas-vindas às notícias', 'Welcome to the news', 'Bienvenida a las noticias', 'Bienvenue dans les actualités'),
      lead: text(
        'O que muda no programa aparece primeiro aqui.',
        'What changes in the program appears here first.',
        'Lo que cambia en el programa aparece primero aquí.',
        'Ce qui change dans le programme paraît d’abord ici.',
      ),
      blocks: [
        says(
          '<p>Guarde o que quiser reler com o coração, e comente: a equipe lê tudo.</p>',
          '<p>Keep what you want to read again with the heart, and comment: the team reads everything.</p>',
          '<p>Guarda con el corazón lo que quieras releer y comenta: el equipo lo lee todo.</p>',
          '<p>Gardez avec le cœur ce que vous voulez relire, et commentez : l’équipe lit tout.</p>',
        ),
      ],
    },
  ],
  terra: [
    {
      hours: 40,
      category: 1,
      cover: {
        film: 'terra-kitchen',
        alt: text(
          'Bancada de cozinha com fritadeira Terra',
          'Kitchen counter with a Terra fryer',
          'Encimera de cocina con freidora Terra',
          'Plan de travail avec une friteuse Terra',
        ),
      },
      title: text(
        'Receita na loja vende mais',
        'Recipes in the store sell more',
        'Cocinar en la tienda vende más',
        'Cuisiner en magasin fait vendre',
      ),
      lead: text(
        'Lojas que cozinham no sábado vendem o dobro de fritadeiras.',
        'Stores that cook on Saturdays sell twice as many fryers.',
        'Las tiendas que cocinan el sábado venden el doble de freidoras.',
        'Les magasins qui cuisinent le samedi vendent deux fois plus de friteuses.',
      ),
      blocks: [
        says(
          '<p>Batata em 15 minutos, sem óleo: deixe o cliente provar antes de falar de preço.</p>',
          '<p>Potatoes in 15 minutes, without oil: let customers taste before you talk about the price.</p>',
          '<p>Patatas en 15 minutos, sin aceite: deja que el cliente pruebe antes de hablar del precio.</p>',
          '<p>Des pommes de terre en 15 minutes, sans huile : faites goûter avant de parler du prix.</p>',
        ),
      ],
    },
    photoRules,
    newRewards,
  ],
  nevada: [
    {
      hours: 40,
      category: 1,
      cover: {
        film: 'nevada-cold',
        alt: text(
          'Câmara fria Nevada em um restaurante',
          'Nevada cold room in a restaurant',
          'Cámara fría Nevada en un restaurante',
          'Chambre froide Nevada dans un restaurant',
        ),
      },
      title: text(
        'Câmara fria: a visita que fecha',
        'Cold rooms: the visit that closes the sale',
        'Cámara fría: la visita que cierra',
        'Chambre froide : la visite qui conclut',
      ),
      lead: text(
        'Meça a porta antes de falar de litros.',
        'Measure the door before you talk about litres.',
        'Mide la puerta antes de hablar de litros.',
        'Mesurez la porte avant de parler de litres.',
      ),
      blocks: [
        says(
          '<p>Metade das trocas vem de medida errada. A trena na mão já é atendimento.</p>',
          '<p>Half of all returns come from wrong measures. A tape measure in your hand is service already.</p>',
          '<p>La mitad de los cambios viene de una medida equivocada. La cinta métrica en la mano ya es atención.</p>',
          '<p>La moitié des retours vient d’une mauvaise mesure. Le mètre en main, c’est déjà du service.</p>',
        ),
      ],
    },
    photoRules,
    summerBegins,
  ],
};

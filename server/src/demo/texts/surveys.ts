import type { Text } from '@vitrine/domain/kernel';
import type { SurveyQuestionKind } from '@vitrine/domain/surveys';

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

/** `given`: what people answered, by turns: places of options, a score, or nothing; `said`: what some of them wrote. */
export type DemoSurveyQuestion = {
  kind: SurveyQuestionKind;
  text: Text;
  isRequired: boolean;
  options?: Text[];
  most?: number;
  low?: Text;
  high?: Text;
  given?: readonly (readonly number[])[];
  said?: readonly string[];
};
export type DemoSurvey = { title: Text; introduction: Text; questions: DemoSurveyQuestion[] };

const never = text('de jeito nenhum', 'not at all', 'de ninguna manera', 'pas du tout');
const surely = text('com certeza', 'certainly', 'con seguridad', 'certainement');

/** Of everybody, without names. */
export const demoStoreSurvey: DemoSurvey = {
  title: text('Como está sua loja?', 'How is your store?', '¿Cómo está tu tienda?', 'Comment va votre magasin ?'),
  introduction: text(
    'Cinco perguntas, dois minutos. O que você contar aqui muda o próximo mês.',
    'Five questions, two minutes. What you tell here changes the next month.',
    'Cinco preguntas, dos minutos. Lo que cuentes aquí cambia el próximo mes.',
    'Cinq questions, deux minutes. Ce que vous dites ici change le mois prochain.',
  ),
  questions: [
    {
      kind: 'nps',
      text: text(
        'Você indicaria o programa a um colega de outra loja?',
        'Would you recommend the program to a colleague in another store?',
        '¿Recomendarías el programa a un colega de otra tienda?',
        'Recommanderiez-vous le programme à un collègue d’un autre magasin ?',
      ),
      isRequired: true,
      low: never,
      high: surely,
      given: [[9], [10], [8], [9], [7], [10], [6], [9], [8], [10], [4], [9], [10]],
    },
    {
      kind: 'several',
      text: text(
        'O que mais pesou na sua nota?',
        'What weighed most in your score?',
        '¿Qué pesó más en tu nota?',
        'Qu’est-ce qui a le plus compté ?',
      ),
      isRequired: false,
      most: 3,
      options: [
        text('Treinamento', 'Training', 'Formación', 'Formation'),
        text('Pontos e prêmios', 'Points and rewards', 'Puntos y premios', 'Points et cadeaux'),
        text('O produto', 'The product', 'El producto', 'Le produit'),
        text('Promotor na loja', 'Promoter in the store', 'Promotor en la tienda', 'Promoteur en magasin'),
        text('Estoque', 'Stock', 'Existencias', 'Stock'),
      ],
      given: [[0, 1], [1], [0, 2], [3], [1, 4], [0], [4], [0, 1, 2], [2], [1]],
    },
    {
      kind: 'scale',
      text: text(
        'O material de vitrine chegou a tempo?',
        'Did the display material arrive in time?',
        '¿Llegó a tiempo el material de vitrina?',
        'Le matériel de vitrine est-il arrivé à temps ?',
      ),
      isRequired: true,
      low: text('tarde demais', 'far too late', 'demasiado tarde', 'bien trop tard'),
      high: text('com folga', 'with time to spare', 'con tiempo de sobra', 'largement à temps'),
      given: [[4], [5], [3], [4], [2], [4], [5], [3]],
    },
    {
      kind: 'one_choice',
      text: text(
        'Quando o movimento é maior na sua loja?',
        'When is your store busiest?',
        '¿Cuándo hay más movimiento en tu tienda?',
        'Quand votre magasin est-il le plus fréquenté ?',
      ),
      isRequired: true,
      options: [
        text('De manhã', 'In the morning', 'Por la mañana', 'Le matin'),
        text('À tarde', 'In the afternoon', 'Por la tarde', 'L’après-midi'),
        text('À noite', 'In the evening', 'Por la noche', 'Le soir'),
        text('No fim de semana', 'At the weekend', 'El fin de semana', 'Le week-end'),
      ],
      given: [[3], [1], [3], [2], [3], [1], [3]],
    },
    {
      kind: 'long_text',
      text: text(
        'O que faria você vender mais este mês?',
        'What would make you sell more this month?',
        '¿Qué te haría vender más este mes?',
        'Qu’est-ce qui vous ferait vendre plus ce mois-ci ?',
      ),
      isRequired: false,
      said: [
        'Ter a Inverse montada e ligada no salão: quem abre a porta, compra.',
        'Reposição mais rápida. Perdi três vendas da lavadora por falta de estoque.',
        'Um vídeo curto para mandar ao cliente que ficou de pensar.',
        'Mais um promotor no sábado à tarde.',
        'Tabela de preços na biblioteca no primeiro dia do mês.',
        'Etiquetas de consumo maiores: o cliente pergunta e não acha.',
      ],
    },
  ],
};

/** Of promoters, mandatory, and answered by each of them. */
export const demoPromoterSurvey: DemoSurvey = {
  title: text('Segurança na loja', 'Safety in the store', 'Seguridad en la tienda', 'Sécurité en magasin'),
  introduction: text(
    'Todo promotor confirma uma vez por semestre.',
    'Every promoter confirms it once a semester.',
    'Cada promotor lo confirma una vez por semestre.',
    'Chaque promoteur le confirme une fois par semestre.',
  ),
  questions: [
    {
      kind: 'one_choice',
      text: text(
        'Você sabe a quem avisar quando um aparelho do mostruário dá defeito?',
        'Do you know whom to tell when an appliance on display breaks down?',
        '¿Sabes a quién avisar cuando falla un aparato de la exposición?',
        'Savez-vous qui prévenir quand un appareil d’exposition tombe en panne ?',
      ),
      isRequired: true,
      options: [text('Sim', 'Yes', 'Sí', 'Oui'), text('Não', 'No', 'No', 'Non')],
      given: [[0], [0], [1], [0]],
    },
    {
      kind: 'scale',
      text: text(
        'Quanto o mostruário é seguro para quem visita a loja?',
        'How safe is the display for visitors of the store?',
        '¿Qué tan segura es la exposición para quien visita la tienda?',
        'L’exposition est-elle sûre pour les visiteurs ?',
      ),
      isRequired: true,
      given: [[4], [5], [3]],
    },
  ],
};

/** After any training. */
export const demoReaction: DemoSurvey = {
  title: text(
    'O que achou do treinamento?',
    'What did you think of the training?',
    '¿Qué te pareció la formación?',
    'Qu’avez-vous pensé de la formation ?',
  ),
  introduction: text(
    'Três perguntas, para o próximo curso ser melhor.',
    'Three questions, so that the next course is better.',
    'Tres preguntas, para que el próximo curso sea mejor.',
    'Trois questions, pour que le prochain cours soit meilleur.',
  ),
  questions: [
    {
      kind: 'scale',
      text: text(
        'O treinamento ajuda no dia a dia da loja?',
        'Does the training help in everyday work in the store?',
        '¿La formación ayuda en el día a día de la tienda?',
        'La formation aide-t-elle au quotidien en magasin ?',
      ),
      isRequired: true,
      low: text('nada', 'not at all', 'nada', 'pas du tout'),
      high: text('muito', 'a lot', 'mucho', 'beaucoup'),
      given: [[5], [4], [5], [3], [4], [5]],
    },
    {
      kind: 'one_choice',
      text: text('E o tamanho?', 'And its length?', '¿Y la duración?', 'Et sa durée ?'),
      isRequired: true,
      options: [
        text('Curto demais', 'Too short', 'Demasiado corta', 'Trop courte'),
        text('Na medida', 'Just right', 'Adecuada', 'Juste ce qu’il faut'),
        text('Longo demais', 'Too long', 'Demasiado larga', 'Trop longue'),
      ],
      given: [[1], [1], [0], [1], [2]],
    },
    {
      kind: 'short_text',
      text: text('O que faltou?', 'What was missing?', '¿Qué faltó?', 'Que manquait-il ?'),
      isRequired: false,
      said: ['Um exemplo com cliente apressado.', 'Comparar com a marca ao lado na loja.', 'Nada, usei no mesmo dia.'],
    },
  ],
};

import { z } from 'zod';
import faq from './faq.json' with { type: 'json' };
import { Text } from './text.ts';

const Faq = z.array(z.object({ name: Text, entries: z.array(z.object({ isPublic: z.boolean(), question: Text, answer: Text })) }));

/** Questions with their answers, by subject, each in its order. */
export const demoFaq = Faq.parse(faq);

/** `days`: how long ago it was written; `answer`: what staff said, and what became of it. */
export type DemoTicket = {
  days: number;
  room: 'support' | 'contact';
  subject: string;
  message: string;
  hasPicture?: boolean;
  isClaimed?: boolean;
  note?: string;
  answer?: { days: number; text: string; ends: 'ask' | 'solve' };
  reply?: string;
  rating?: number;
};

/** What members wrote: one is overdue, one waits for its writer, one was solved and rated. A visitor's stands beside them. */
export const demoTickets: DemoTicket[] = [
  {
    days: 16,
    room: 'support',
    subject: 'Prêmio chegou com a tampa quebrada',
    message: 'A cafeteira chegou ontem e a tampa está trincada. Guardei a caixa e a nota. Como troco?',
    hasPicture: true,
    isClaimed: true,
    note: 'A transportadora pediu foto da embalagem.',
  },
  {
    days: 4,
    room: 'support',
    subject: 'Minha nota foi recusada por data',
    message: 'A venda foi no dia 14 e a nota saiu no dia 16, porque a loja só emite na entrega. Dá para rever?',
    isClaimed: true,
    note: 'A loja confirmou a entrega. Vale a regra da data do pedido.',
    answer: { days: 3, text: 'Oi! Já pedi à loja a data do pedido. Você tem o número dele?', ends: 'ask' },
    reply: 'Sim, achei na nota: o número do pedido é 77120.',
  },
  {
    days: 2,
    room: 'contact',
    subject: 'Não recebo o código por SMS',
    message: 'Troquei de celular e o código não chega no número novo. Já tentei três vezes hoje.',
  },
  {
    days: 6,
    room: 'support',
    subject: 'Curso não marca como concluído',
    message: 'Fiz a prova do curso e passei, mas ele continua como em andamento na minha lista.',
    answer: { days: 5, text: 'Falta a atividade 3, o vídeo. Assista até o fim e me conte se marcou.', ends: 'ask' },
  },
  {
    days: 12,
    room: 'contact',
    subject: 'Troquei de loja e perdi a campanha',
    message: 'Fui transferido para outra unidade. Preciso me inscrever de novo?',
    answer: { days: 10, text: 'Sim: abra a campanha e inscreva-se com a loja nova. As vendas antigas continuam valendo.', ends: 'solve' },
    rating: 5,
  },
];

export const demoVisitor = {
  name: 'Helena Duarte',
  subject: 'Quero cadastrar minha loja',
  message: 'Tenho três lojas em Belo Horizonte e quero que a equipe participe. Com quem falo?',
};

export const demoReplies: { name: string; text: Text }[] = [
  {
    name: 'Pedir o número do pedido',
    text: {
      'pt-BR': 'Olá! Para seguir, preciso do número do pedido. Ele fica no topo da nota.',
      'en-US': 'Hello! To go on I need the order’s number. It stands at the top of the invoice.',
      'es-ES': '¡Hola! Para seguir, necesito el número del pedido. Está en la parte de arriba de la factura.',
      'fr-FR': 'Bonjour ! Pour continuer, il me faut le numéro de commande. Il est en haut de la facture.',
    },
  },
  {
    name: 'Nota aprovada',
    text: {
      'pt-BR': 'Sua nota foi revista e aprovada. Os pontos já estão confirmados no saldo.',
      'en-US': 'Your invoice was looked at again and approved. The points are confirmed in your balance.',
      'es-ES': 'Revisamos tu factura y quedó aprobada. Los puntos ya están confirmados en el saldo.',
      'fr-FR': 'Votre facture a été revue et approuvée. Les points sont confirmés dans votre solde.',
    },
  },
];

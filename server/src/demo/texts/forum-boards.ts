import type { ForumDecision, ReportReason } from '@vitrine/domain/forum';
import type { Text } from '@vitrine/domain/kernel';
import type { DemoLocale } from './text.ts';

export type DemoBoard = { name: Text; description: Text; opener?: 'staff' };
/** A reply by text, or by one of the demo’s sounds; `reports`: how many people reported it, and what became of that. */
type DemoReply = {
  text: string;
  sound?: string;
  quotes?: number;
  reports?: { by: number; reason: ReportReason; note?: string; judged?: { decision: ForumDecision; why: string } };
};
/** `board`: its place in the brand; members write in their own language. */
export type DemoTopic = {
  board: number;
  locale: DemoLocale;
  title: string;
  text: string;
  replies: readonly (string | DemoReply)[];
  isPinned?: true;
  isClosed?: true;
};

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

export const counter: DemoBoard = {
  name: text('No balcão', 'At the counter', 'En el mostrador', 'Au comptoir'),
  description: text(
    'Perguntas de clientes e o que funcionou.',
    'Customers’ questions and what worked.',
    'Preguntas de clientes y lo que funcionó.',
    'Questions de clients et ce qui a marché.',
  ),
};
export const products: DemoBoard = {
  name: text('Produtos', 'Products', 'Productos', 'Produits'),
  description: text(
    'Medidas, consumo, instalação e comparações.',
    'Sizes, consumption, installation and comparisons.',
    'Medidas, consumo, instalación y comparaciones.',
    'Dimensions, consommation, installation et comparaisons.',
  ),
};
export const windows: DemoBoard = {
  name: text('Vitrines e lojas', 'Windows and stores', 'Vitrinas y tiendas', 'Vitrines et magasins'),
  description: text(
    'Como você expõe, organiza e chama atenção.',
    'How you display, arrange and draw attention.',
    'Cómo expones, ordenas y llamas la atención.',
    'Comment vous exposez, rangez et attirez l’œil.',
  ),
};
export const fromTeam: DemoBoard = {
  name: text('Avisos da equipe', 'From the team', 'Avisos del equipo', 'Le mot de l’équipe'),
  description: text(
    'A equipe escreve, você pergunta.',
    'The team writes, you ask.',
    'El equipo escribe, tú preguntas.',
    'L’équipe écrit, vous posez vos questions.',
  ),
  opener: 'staff',
};

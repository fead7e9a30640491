import type { Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';
import { auroraTopics } from './forum-aurora.ts';
import { counter, fromTeam, products, windows, type DemoBoard, type DemoTopic } from './forum-boards.ts';

/** Boards and topics of the demo’s brands, oldest topic first. */
export const demoForum: Record<BrandKey, { boards: readonly DemoBoard[]; topics: readonly DemoTopic[] }> = {
  aurora: {
    boards: [counter, products, windows, fromTeam],
    topics: auroraTopics,
  },
  terra: {
    boards: [counter, products],
    topics: [
      {
        board: 0,
        locale: 'pt-BR',
        title: 'Café moído na hora espanta quem tem pressa?',
        text: 'No horário de almoço a fila cresce.',
        replies: ['Deixo moído para dez xícaras e mostro o grão ao lado.'],
      },
      {
        board: 1,
        locale: 'pt-BR',
        title: 'Descalcificar: de quanto em quanto tempo?',
        text: 'A água daqui é bem dura.',
        replies: ['A cada dois meses. A máquina avisa, mas não espere o aviso.', 'Uso o filtro na jarra e dobra o prazo.'],
      },
      {
        board: 0,
        locale: 'es-ES',
        title: 'Freidora sin aceite: ¿qué cocinan en la demostración?',
        text: 'Busco algo rápido y que huela bien.',
        replies: ['Pan de queso congelado, doce minutos. Viene toda la tienda.'],
      },
      {
        board: 1,
        locale: 'en-US',
        title: 'Is the basket dishwasher safe?',
        text: 'The box does not say.',
        replies: ['Yes, upper rack. The pan underneath is not.'],
      },
      {
        board: 0,
        locale: 'pt-BR',
        title: 'Presente de casamento: o que indicar?',
        text: 'O orçamento é pequeno e a pressa é grande.',
        replies: [],
      },
      {
        board: 1,
        locale: 'pt-BR',
        title: 'Cápsula compatível estraga a máquina?',
        text: 'Pergunta de todo sábado.',
        replies: ['Não estraga, mas a garantia fala só das nossas. Digo isso antes.'],
      },
    ],
  },
  nevada: {
    boards: [counter, products],
    topics: [
      {
        board: 1,
        locale: 'pt-BR',
        title: 'Expositor vertical: qual a temperatura ideal?',
        text: 'O cliente vende sucos e sobremesas no mesmo expositor.',
        replies: ['4 graus para os dois. Sobremesa na prateleira de baixo.'],
      },
      {
        board: 0,
        locale: 'es-ES',
        title: 'Cómo calcular el tamaño de la cámara',
        text: 'El dueño del restaurante no sabe cuánto compra por semana.',
        replies: ['Pido las facturas de un mes y divido por cuatro.'],
      },
      {
        board: 1,
        locale: 'en-US',
        title: 'Door gaskets: how often do you check them?',
        text: 'I found three worn ones in one week.',
        replies: ['Every visit. A sheet of paper in the door: if it slides out, it leaks.'],
      },
      {
        board: 0,
        locale: 'fr-FR',
        title: 'Quand parler de la consommation électrique ?',
        text: 'Trop tôt, le client se ferme.',
        replies: ['Après la visite de la cuisine, avec sa facture en main.'],
      },
      {
        board: 1,
        locale: 'pt-BR',
        title: 'Limpeza do condensador pelo próprio cliente',
        text: 'Dá para ensinar?',
        replies: ['Dá: pincel macio, máquina desligada, uma vez por mês. Deixo um cartaz colado.'],
      },
      { board: 0, locale: 'pt-BR', title: 'Instalação em prédio antigo', text: 'Sem tomada de 20 A em lugar nenhum.', replies: [] },
    ],
  },
};

/** What somebody says against a decision of the moderators. */
export const demoAppeal: Text = {
  'pt-BR': 'Foi sem querer, eu testava o teclado. Dá para tirar isso do meu histórico?',
  'en-US': 'It was an accident, I was trying out the keyboard. Can this leave my record?',
  'es-ES': 'Fue sin querer, probaba el teclado. ¿Se puede quitar esto de mi historial?',
  'fr-FR': 'C’était une maladresse, j’essayais le clavier. Peut-on l’effacer de mon historique ?',
};
/** Words that a brand does not want to read in its forum. */
export const demoHeldWords = ['sem nota fiscal', 'off the books', 'sin factura', 'sans facture'];

import type { DemoTopic } from './forum-boards.ts';

/** What Aurora’s people ask and answer. */
export const auroraTopics: readonly DemoTopic[] = [
  {
    board: 3,
    locale: 'pt-BR',
    title: 'Boas-vindas ao fórum: como usamos este espaço',
    text: 'Pergunte sem medo e responda com o que você viu funcionar.\nPreço muda de loja para loja: deixe fora. Dados de clientes, nunca.',
    replies: [
      'Boa! Faltava um lugar assim.',
      'Posso mandar foto da minha vitrine?',
      { text: 'Por enquanto texto e áudio. Foto vai pela tela de fotos.', quotes: 1 },
    ],
    isPinned: true,
  },
  {
    board: 0,
    locale: 'pt-BR',
    title: 'Cliente quer side by side, mas a cozinha é pequena. O que dizer?',
    text: 'Ele mediu 85 cm de vão e se apaixonou pela de 91. Não quero perder a venda nem a confiança.',
    replies: [
      { text: '', sound: 'inverter-air' },
      'Eu mostro a Inverse de 84: a porta abre inteira e a verdura fica na mão. Quem testa esquece o tamanho.',
      { text: 'Fiz isso hoje e vendi. Obrigado!', quotes: 1 },
    ],
  },
  {
    board: 1,
    locale: 'pt-BR',
    title: 'Air fryer faz bolo mesmo?',
    text: 'Uma cliente jurou que não. Alguém já testou na loja?',
    replies: ['Faz, em forma de silicone, 160 graus, 25 minutos. Levei um para a equipe provar.', 'Aqui vira café da manhã de sábado.'],
  },
  {
    board: 2,
    locale: 'es-ES',
    title: '¿Dónde ponen el aire acondicionado de muestra?',
    text: 'En nuestra tienda queda al fondo y nadie lo siente.',
    replies: ['En la entrada, encendido. La gente se detiene sola.', 'Con una silla al lado. Se sientan y preguntan.'],
  },
  {
    board: 0,
    locale: 'en-US',
    title: '“I’ll think about it”: what do you say next?',
    text: 'Half of my customers leave with that sentence. I would like to give them a reason to come back.',
    replies: [
      'I write the model and the dimensions on a card, with my name. They come back with the card.',
      'I ask what they would like to think about. Often it is delivery.',
    ],
  },
  {
    board: 1,
    locale: 'pt-BR',
    title: 'Lava e seca: quanto de roupa seca de uma vez?',
    text: 'A etiqueta diz 11 kg para lavar. E para secar?',
    replies: [
      'Metade mais ou menos: 7 kg. Explico antes, senão a pessoa volta brava.',
      'Está na página 6 do manual, dá para mostrar no celular.',
    ],
  },
  {
    board: 2,
    locale: 'pt-BR',
    title: 'Luz quente ou fria na vitrine?',
    text: 'Trocamos para luz fria e os inox ficaram com cara de hospital.',
    replies: [
      'Quente, 3.000 K, de lado. O inox fica dourado.',
      { text: 'Compre comigo por fora que sai mais barato, chama no zap 11 90000-0000', reports: { by: 3, reason: 'advertising' } },
      'Voltamos para a quente e as fotos melhoraram.',
    ],
  },
  {
    board: 0,
    locale: 'fr-FR',
    title: 'Comment expliquer le froid ventilé simplement ?',
    text: 'Les clients confondent avec le « sans givre ».',
    replies: [
      'Je dis : un petit vent fait le tour du frigo, donc pas de coin froid ni de glace.',
      'J’ouvre la porte et je leur fais sentir l’air. Ça suffit.',
    ],
  },
  {
    board: 1,
    locale: 'es-ES',
    title: 'Inducción: ¿qué ollas sirven?',
    text: 'Necesito una forma rápida de explicarlo.',
    replies: ['El imán. Llevo uno en el bolsillo: si se pega, sirve.', 'Lo mismo, y dejo una olla al lado de la placa.'],
  },
  {
    board: 0,
    locale: 'pt-BR',
    title: 'Casal que não concorda na cor',
    text: 'Ela quer inox, ele quer preto. Ficaram quarenta minutos e foram embora.',
    replies: [
      'Pergunto qual das duas combina com o que já está na cozinha. Peço uma foto do celular.',
      {
        text: 'Isso é coisa de gente indecisa, manda embora logo',
        reports: { by: 1, reason: 'offensive', note: 'Falta de respeito com o cliente.' },
      },
    ],
  },
  {
    board: 3,
    locale: 'pt-BR',
    title: 'Campanha de novembro: perguntas',
    text: 'As regras estão na tela da campanha. Dúvidas aqui.',
    replies: ['Nota de garantia conta?', 'Não: só nota de venda, com o produto na lista.'],
  },
  {
    board: 1,
    locale: 'en-US',
    title: 'How loud is the Inverse at night?',
    text: 'A customer sleeps next to the kitchen.',
    replies: ['38 dB on the label. I run it and whisper beside it: they hear me better than the fridge.'],
  },
  {
    board: 0,
    locale: 'pt-BR',
    title: 'Garantia estendida sem parecer empurrar',
    text: 'Como vocês oferecem?',
    replies: [
      { text: '', sound: 'terra-kitchen' },
      'Falo do que ela cobre, não do preço. Dou um exemplo da minha casa.',
      { text: 'Ninguém deveria comprar isso, é golpe', reports: { by: 1, reason: 'false_information' } },
    ],
  },
  {
    board: 2,
    locale: 'fr-FR',
    title: 'Vitrine de Noël : on commence quand ?',
    text: 'L’an dernier nous avons attendu décembre, trop tard.',
    replies: ['Mi-novembre, avec un seul produit éclairé et le reste dans l’ombre.'],
  },
  {
    board: 0,
    locale: 'es-ES',
    title: 'Cliente que ya vio todo en internet',
    text: 'Sabe más que yo de las fichas. ¿Por dónde empiezan?',
    replies: ['Por su casa: cuántos son, qué cocinan. Eso no está en internet.', 'Le pregunto qué duda le quedó. Siempre hay una.'],
  },
  {
    board: 1,
    locale: 'pt-BR',
    title: 'Micro-ondas de embutir: qual folga deixar?',
    text: 'O marceneiro pediu a medida e eu não soube responder.',
    replies: ['5 cm em cima e 2 de cada lado. Está no manual, página 9.'],
    isClosed: true,
  },
  {
    board: 2,
    locale: 'pt-BR',
    title: 'Ilha de cafeteiras: vale a pena?',
    text: 'Temos espaço perto do caixa.',
    replies: [
      'Vale, mas só com café passando. O cheiro vende.',
      { text: 'Meu gerente João Prado, telefone 11 91111-1111, resolve para vocês', reports: { by: 2, reason: 'personal_data' } },
    ],
  },
  {
    board: 0,
    locale: 'pt-BR',
    title: 'Primeira semana na loja: por onde começo?',
    text: 'Entrei segunda. São muitos modelos.',
    replies: [
      'Escolha três e aprenda bem. Na semana seguinte, mais três.',
      'Faça o curso da primeira venda aqui no portal, leva uma hora.',
      {
        text: 'aaaaaaaaa',
        reports: { by: 1, reason: 'off_topic', judged: { decision: 'remove', why: 'Não acrescenta nada à conversa.' } },
      },
    ],
  },
];

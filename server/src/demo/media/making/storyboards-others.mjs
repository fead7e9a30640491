/** Films of the other two brands; the shape is that of the Aurora films. */
export const otherFilms = {
  'terra-kitchen': {
    theme: 'terra',
    scenes: [
      { kind: 'title', object: 'coffee-maker', scale: 2.1, beside: 'plant', sub: 'Terra pequenos eletros', head: 'Feito para\ndurar na cozinha', cues: [
        ['Bem-vindo à Terra. A gente faz pequenos aparelhos que se consertam, em vez de se jogar fora.', 'Welcome to Terra. We make small appliances that get repaired instead of thrown away.', 'Le damos la bienvenida a Terra. Hacemos pequeños aparatos que se reparan en lugar de tirarse.', 'Bienvenue chez Terra. Nous fabriquons de petits appareils que l’on répare au lieu de les jeter.'],
      ] },
      { kind: 'point', object: 'coffee-maker', scale: 2.1, number: '92 °C', head: 'a água certa\npara o café', line: 'Nem fervendo, nem morna:\naroma sem amargor.', cues: [
        ['A cafeteira Terra passa a água a noventa e dois graus. Assim o café sai com aroma, e sem amargor.', 'The Terra coffee maker brews at ninety-two degrees. The coffee comes out fragrant, and never bitter.', 'La cafetera Terra pasa el agua a noventa y dos grados. Así el café sale con aroma y sin amargor.', 'La cafetière Terra fait passer l’eau à quatre-vingt-douze degrés. Le café garde son arôme, sans amertume.'],
        ['Faça o cliente sentir o cheiro: é a melhor demonstração da loja.', 'Let the customer smell it: it is the best demonstration in the store.', 'Haga que el cliente sienta el aroma: es la mejor demostración de la tienda.', 'Faites sentir l’arôme au client : c’est la meilleure démonstration du magasin.'],
      ] },
      { kind: 'point', object: 'fryer', scale: 2.3, number: '−80%', head: 'de óleo na fritura', line: 'Batata crocante\nem 18 minutos.', cues: [
        ['A fritadeira usa oitenta por cento menos óleo, e deixa a batata crocante em dezoito minutos.', 'The air fryer uses eighty per cent less oil, and makes crispy potatoes in eighteen minutes.', 'La freidora usa ochenta por ciento menos aceite y deja las papas crocantes en dieciocho minutos.', 'La friteuse utilise quatre-vingts pour cent d’huile en moins et rend les frites croustillantes en dix-huit minutes.'],
      ] },
      { kind: 'list', object: 'boxes', scale: 2.1, head: 'Peças que se trocam', rows: ['Jarra, cesto e filtro avulsos', 'Cinco anos de peças garantidas', 'Manual de reparo por QR code'], cues: [
        ['Jarra, cesto e filtro são vendidos à parte.', 'Jug, basket and filter are sold separately.', 'La jarra, la canasta y el filtro se venden por separado.', 'Verseuse, panier et filtre se vendent à part.'],
        ['São cinco anos de peças garantidas.', 'Parts are guaranteed for five years.', 'Son cinco años de repuestos garantizados.', 'Les pièces sont garanties cinq ans.'],
        ['E o manual de reparo abre no celular, pelo código da base.', 'And the repair manual opens on the phone, with the code under the base.', 'Y el manual de reparación se abre en el celular, con el código de la base.', 'Et le manuel de réparation s’ouvre sur le téléphone, grâce au code sous la base.'],
      ] },
      { kind: 'point', object: 'coffee-maker', scale: 2.1, number: 'Meia hora', head: 'por mês\npara cuidar', line: 'Vinagre, água\ne um pano macio.', cues: [
        ['Ensine o cuidado mensal: uma passada de vinagre, duas de água, e um pano macio. O aparelho dura o dobro.', 'Teach the monthly care: one run with vinegar, two with water, and a soft cloth. The appliance lasts twice as long.', 'Enseñe el cuidado mensual: una pasada de vinagre, dos de agua y un paño suave. El aparato dura el doble.', 'Apprenez l’entretien mensuel : un passage au vinaigre, deux à l’eau, un chiffon doux. L’appareil dure deux fois plus.'],
      ] },
      { kind: 'title', object: 'fryer', scale: 2.3, sub: 'Para fechar', head: 'Quem conserta,\ncompra melhor', cues: [
        ['Quem pensa em consertar, compra melhor. Ofereça o filtro reserva junto com a máquina, e conte por quê.', 'People who think of repairing buy better. Offer the spare filter along with the machine, and say why.', 'Quien piensa en reparar compra mejor. Ofrezca el filtro de repuesto junto con la máquina y cuente por qué.', 'Qui pense à réparer achète mieux. Proposez le filtre de rechange avec la machine, et dites pourquoi.'],
        ['Agora leia o guia e faça o teste. Boas vendas!', 'Now read the guide and take the test. Happy selling!', 'Ahora lea la guía y haga la prueba. ¡Buenas ventas!', 'Lisez maintenant le guide et passez le test. Bonnes ventes !'],
      ] },
    ],
  },
  'nevada-cold': {
    theme: 'nevada',
    scenes: [
      { kind: 'title', object: 'side-by-side', scale: 1.75, sub: 'Refrigeração para cozinhas', head: 'Frio profissional\nque não para', cues: [
        ['Para um restaurante, geladeira parada é comida perdida. Por isso a Nevada Pro vende segurança.', 'For a restaurant, a stopped fridge is lost food. That is why Nevada Pro sells safety.', 'Para un restaurante, un refrigerador parado es comida perdida. Por eso Nevada Pro vende seguridad.', 'Pour un restaurant, un réfrigérateur en panne, c’est de la nourriture perdue. Nevada Pro vend donc de la sécurité.'],
      ] },
      { kind: 'list', object: 'side-by-side', scale: 1.5, head: 'Pergunte primeiro', rows: ['Quantas refeições por dia?', 'Qual a temperatura da cozinha?', 'Quantas vezes a porta abre?'], cues: [
        ['Antes de indicar um modelo, pergunte: quantas refeições por dia?', 'Before suggesting a model, ask: how many meals a day?', 'Antes de recomendar un modelo, pregunte: ¿cuántas comidas por día?', 'Avant de conseiller un modèle, demandez : combien de repas par jour ?'],
        ['Qual é a temperatura da cozinha no almoço?', 'What is the kitchen’s temperature at lunch time?', '¿Qué temperatura tiene la cocina al mediodía?', 'Quelle est la température de la cuisine à midi ?'],
        ['E quantas vezes por hora a porta abre?', 'And how many times an hour does the door open?', '¿Y cuántas veces por hora se abre la puerta?', 'Et combien de fois par heure ouvre-t-on la porte ?'],
      ] },
      { kind: 'point', object: 'side-by-side', number: '−18 °C', head: 'com 43 °C\nlá fora', line: 'Classe climática T:\ncozinha quente de verdade.', cues: [
        ['O freezer Nevada Pro mantém dezoito graus abaixo de zero, mesmo com quarenta e três graus na cozinha.', 'The Nevada Pro freezer holds eighteen degrees below zero, even with forty-three degrees in the kitchen.', 'El congelador Nevada Pro mantiene dieciocho grados bajo cero, aun con cuarenta y tres grados en la cocina.', 'Le congélateur Nevada Pro tient moins dix-huit degrés, même avec quarante-trois degrés en cuisine.'],
      ] },
      { kind: 'point', object: 'side-by-side', number: '8 min', head: 'para voltar ao frio', line: 'Depois da porta aberta\npor um minuto.', cues: [
        ['Depois de um minuto de porta aberta, ele volta ao frio em oito minutos. Os comuns levam vinte e cinco.', 'After the door stays open for a minute, it is cold again in eight minutes. Ordinary ones take twenty-five.', 'Después de un minuto con la puerta abierta, vuelve al frío en ocho minutos. Los comunes tardan veinticinco.', 'Après une minute porte ouverte, il retrouve le froid en huit minutes. Les modèles courants en mettent vingt-cinq.'],
      ] },
      { kind: 'point', object: 'phone', scale: 1.8, number: 'Alarme', head: 'no celular\ndo gerente', line: 'Aviso quando passa\nde −15 °C.', cues: [
        ['E o alarme avisa no celular quando a temperatura sobe. O gerente age antes de perder o estoque.', 'And the alarm warns on the phone when the temperature rises. The manager acts before losing the stock.', 'Y la alarma avisa en el celular cuando la temperatura sube. El gerente actúa antes de perder la mercadería.', 'Et l’alarme prévient sur le téléphone quand la température monte. Le gérant agit avant de perdre le stock.'],
      ] },
      { kind: 'title', object: 'side-by-side', scale: 1.75, sub: 'A conta que fecha a venda', head: 'Uma noite parada\ncusta mais\nque a parcela', cues: [
        ['Feche com uma conta: uma noite de estoque perdido custa mais do que a parcela do mês.', 'Close with a sum: one night of lost stock costs more than the monthly instalment.', 'Cierre con una cuenta: una noche de mercadería perdida cuesta más que la cuota del mes.', 'Concluez par un calcul : une nuit de stock perdu coûte plus que la mensualité.'],
        ['E ofereça o contrato de manutenção: duas visitas por ano, e técnico em até vinte e quatro horas.', 'And offer the maintenance contract: two visits a year, and a technician within twenty-four hours.', 'Y ofrezca el contrato de mantenimiento: dos visitas al año y un técnico en menos de veinticuatro horas.', 'Et proposez le contrat d’entretien : deux visites par an, et un technicien sous vingt-quatre heures.'],
        ['Agora leia o guia e faça o teste.', 'Now read the guide and take the test.', 'Ahora lea la guía y haga la prueba.', 'Lisez maintenant le guide et passez le test.'],
      ] },
    ],
  },
};

/** Each cue is spoken once in Portuguese; its four texts (pt-BR, en-US, es-ES, fr-FR) are the captions. */
export const auroraFilms = {
  'inverse-fridge': {
    theme: 'aurora',
    scenes: [
      { kind: 'title', object: 'fridge', beside: 'plant', sub: 'Linha Inverse', head: 'Três motivos\npara o cliente\nlevar', cues: [
        ['Olá. Em um minuto, você vai saber apresentar a geladeira Inverse, da Aurora.', 'Hello. In one minute, you will know how to present the Aurora Inverse fridge.', 'Hola. En un minuto sabrá presentar el refrigerador Inverse, de Aurora.', 'Bonjour. En une minute, vous saurez présenter le réfrigérateur Inverse d’Aurora.'],
      ] },
      { kind: 'point', object: 'inverse', scale: 1.62, number: '9 de 10', head: 'aberturas são\nda geladeira', line: 'No modelo comum, a pessoa\nse abaixa em todas.', cues: [
        ['Comece com uma pergunta: qual porta você abre mais em casa? De cada dez vezes, nove são a da geladeira.', 'Start with a question: which door do you open most at home? Nine times out of ten, it is the fridge.', 'Empiece con una pregunta: ¿qué puerta abre más en casa? De cada diez veces, nueve son la del refrigerador.', 'Commencez par une question : quelle porte ouvrez-vous le plus chez vous ? Neuf fois sur dix, celle du réfrigérateur.'],
      ] },
      { kind: 'point', object: 'inverse', scale: 1.62, number: '1', head: 'Tudo na altura\ndos olhos', line: 'O freezer desce,\na coluna descansa.', cues: [
        ['Primeiro motivo: conforto. O freezer fica embaixo, e tudo o que se usa todo dia fica na altura dos olhos.', 'First reason: comfort. The freezer is at the bottom, and everything used daily sits at eye level.', 'Primer motivo: comodidad. El congelador va abajo, y lo que se usa a diario queda a la altura de los ojos.', 'Première raison : le confort. Le congélateur est en bas, et tout ce qui sert chaque jour est à hauteur des yeux.'],
      ] },
      { kind: 'point', object: 'fridge', number: '2', head: 'Motor inverter:\nmenos energia', line: 'Aurora IN-410, selo A:\naté 30% de economia.', cues: [
        ['Segundo motivo: economia. O motor inverter trabalha sem parar e sem pressa, e gasta até trinta por cento menos.', 'Second reason: savings. The inverter motor runs steadily, without rushing, and uses up to thirty per cent less.', 'Segundo motivo: ahorro. El motor inverter trabaja sin parar y sin prisa, y gasta hasta treinta por ciento menos.', 'Deuxième raison : l’économie. Le moteur inverter tourne en continu, sans à-coups, et consomme jusqu’à trente pour cent de moins.'],
      ] },
      { kind: 'point', object: 'inverse', scale: 1.62, number: '3', head: 'Gaveta Fresh Zone', line: 'Verduras com umidade certa:\naté 15 dias firmes.', cues: [
        ['Terceiro motivo: frescor. A gaveta de verduras guarda a umidade certa, e a alface dura até quinze dias.', 'Third reason: freshness. The crisper keeps the right humidity, and lettuce lasts up to fifteen days.', 'Tercer motivo: frescura. El cajón de verduras guarda la humedad justa, y la lechuga dura hasta quince días.', 'Troisième raison : la fraîcheur. Le bac à légumes garde la bonne humidité, et la salade tient jusqu’à quinze jours.'],
      ] },
      { kind: 'list', object: 'fridge', head: 'Na loja, em três gestos', rows: ['Abra a porta de cima', 'Peça que o cliente pegue a água', 'Mostre a gaveta e o selo A'], cues: [
        ['Na loja, abra a porta de cima.', 'In the store, open the top door.', 'En la tienda, abra la puerta de arriba.', 'En magasin, ouvrez la porte du haut.'],
        ['Peça que o cliente pegue a garrafa de água, sem se abaixar.', 'Ask the customer to take the water bottle, without bending down.', 'Pida al cliente que tome la botella de agua, sin agacharse.', 'Invitez le client à prendre la bouteille d’eau, sans se baisser.'],
        ['Depois mostre a gaveta e a etiqueta de energia.', 'Then show the drawer and the energy label.', 'Después muestre el cajón y la etiqueta de energía.', 'Montrez ensuite le bac et l’étiquette énergie.'],
      ] },
      { kind: 'title', object: 'fridge', sub: 'Feche com uma escolha', head: 'Inox ou branca?\nEntrega sábado\nou segunda?', cues: [
        ['Para fechar, ofereça uma escolha: inox ou branca? Entrega no sábado ou na segunda?', 'To close, offer a choice: stainless steel or white? Delivery on Saturday or on Monday?', 'Para cerrar, ofrezca una elección: ¿acero inoxidable o blanco? ¿Entrega el sábado o el lunes?', 'Pour conclure, proposez un choix : inox ou blanc ? Livraison samedi ou lundi ?'],
        ['Agora leia o guia e faça o teste. Boas vendas!', 'Now read the guide and take the test. Happy selling!', 'Ahora lea la guía y haga la prueba. ¡Buenas ventas!', 'Lisez maintenant le guide et passez le test. Bonnes ventes !'],
      ] },
    ],
  },
  'washer-dryer': {
    theme: 'aurora',
    scenes: [
      { kind: 'title', object: 'washer', scale: 2.05, sub: 'Lava e seca Aurora', head: 'A carga certa\npara cada casa', cues: [
        ['Vender lavadora começa por uma conta simples: quantas pessoas moram na casa?', 'Selling a washer starts with simple arithmetic: how many people live in the home?', 'Vender una lavadora empieza con una cuenta simple: ¿cuántas personas viven en la casa?', 'Vendre un lave-linge commence par un calcul simple : combien de personnes vivent dans le foyer ?'],
      ] },
      { kind: 'list', object: 'washer', scale: 1.75, head: 'Quantos quilos?', rows: ['1 ou 2 pessoas: 8 kg', '3 ou 4 pessoas: 11 kg', '5 ou mais: 13 kg ou maior'], cues: [
        ['Para uma ou duas pessoas, oito quilos bastam.', 'For one or two people, eight kilos are enough.', 'Para una o dos personas, ocho kilos alcanzan.', 'Pour une ou deux personnes, huit kilos suffisent.'],
        ['Para três ou quatro, indique onze quilos.', 'For three or four, suggest eleven kilos.', 'Para tres o cuatro, recomiende once kilos.', 'Pour trois ou quatre, conseillez onze kilos.'],
        ['De cinco em diante, ou com edredom de casal, treze quilos ou mais.', 'From five up, or with a double duvet, thirteen kilos or more.', 'Desde cinco, o con edredón matrimonial, trece kilos o más.', 'À partir de cinq, ou avec une couette double, treize kilos ou plus.'],
      ] },
      { kind: 'point', object: 'washer', scale: 2.05, number: '6 kg', head: 'é o que seca\nde uma vez', line: 'Lava 11 kg, seca 6 kg:\ndiga isso antes.', cues: [
        ['Atenção: a lava e seca lava onze quilos, mas seca seis. Diga isso antes da compra, e não depois da reclamação.', 'Careful: the washer-dryer washes eleven kilos but dries six. Say so before the purchase, not after the complaint.', 'Atención: la lavasecadora lava once kilos, pero seca seis. Dígalo antes de la compra y no después del reclamo.', 'Attention : la lavante-séchante lave onze kilos mais en sèche six. Dites-le avant l’achat, pas après la réclamation.'],
      ] },
      { kind: 'point', object: 'washer', scale: 2.05, number: '−40 min', head: 'no ciclo rápido', line: 'Roupa pouco suja,\nmeia carga, água fria.', cues: [
        ['O ciclo rápido poupa quarenta minutos, com meia carga e roupa pouco suja.', 'The quick cycle saves forty minutes, with half a load and lightly soiled clothes.', 'El ciclo rápido ahorra cuarenta minutos, con media carga y ropa poco sucia.', 'Le cycle rapide fait gagner quarante minutes, avec une demi-charge peu sale.'],
        ['E o sensor de peso ajusta a água: quem lava pouco, gasta pouco.', 'And the weight sensor adjusts the water: wash little, use little.', 'Y el sensor de peso ajusta el agua: quien lava poco, gasta poco.', 'Et le capteur de poids ajuste l’eau : qui lave peu consomme peu.'],
      ] },
      { kind: 'list', object: 'washer', scale: 1.75, head: 'Meça antes de vender', rows: ['Largura do vão e da porta', 'Ponto de água e de esgoto', 'Tomada de 20 A exclusiva'], cues: [
        ['Antes de vender, confira três medidas. A largura do vão e da porta.', 'Before you sell, check three things. The width of the space and of the door.', 'Antes de vender, revise tres medidas. El ancho del espacio y de la puerta.', 'Avant de vendre, vérifiez trois points. La largeur de la niche et de la porte.'],
        ['O ponto de água e de esgoto. E a tomada de vinte ampères.', 'The water supply and drain. And the twenty-ampere socket.', 'La toma de agua y el desagüe. Y el enchufe de veinte amperios.', 'L’arrivée d’eau et l’évacuation. Et la prise de vingt ampères.'],
      ] },
      { kind: 'title', object: 'washer', scale: 2.05, sub: 'Uma frase para fechar', head: 'Qual dia você\nquer ganhar\nde folga?', cues: [
        ['Para fechar, venda o tempo livre: qual dia da semana você quer ganhar de folga?', 'To close, sell free time: which day of the week would you like to win back?', 'Para cerrar, venda el tiempo libre: ¿qué día de la semana quiere recuperar?', 'Pour conclure, vendez du temps libre : quel jour de la semaine voulez-vous récupérer ?'],
        ['Agora é com você: leia o guia e faça o teste.', 'Now it is up to you: read the guide and take the test.', 'Ahora le toca a usted: lea la guía y haga la prueba.', 'À vous de jouer : lisez le guide et passez le test.'],
      ] },
    ],
  },
  'inverter-air': {
    theme: 'aurora',
    scenes: [
      { kind: 'title', object: 'air-conditioner', scale: 1.5, sub: 'Ar-condicionado inverter', head: 'O tamanho certo,\no silêncio\ne a conta', cues: [
        ['Quem procura ar-condicionado faz três perguntas: refresca o quarto, faz barulho, e quanto vem na conta?', 'Air conditioner buyers ask three questions: will it cool the room, is it noisy, and what will the bill be?', 'Quien busca un aire acondicionado hace tres preguntas: ¿refresca el cuarto, hace ruido y cuánto llega en la cuenta?', 'Qui cherche un climatiseur pose trois questions : rafraîchit-il la pièce, fait-il du bruit et combien coûtera la facture ?'],
      ] },
      { kind: 'point', object: 'air-conditioner', scale: 1.5, number: '600', head: 'BTU por metro\nquadrado', line: '+600 por pessoa a mais\ne por aparelho ligado.', cues: [
        ['Faça a conta junto com o cliente: seiscentos B T U por metro quadrado.', 'Do the sum with the customer: six hundred BTU per square metre.', 'Haga la cuenta con el cliente: seiscientos BTU por metro cuadrado.', 'Faites le calcul avec le client : six cents BTU par mètre carré.'],
        ['Some seiscentos para cada pessoa a mais, e para cada aparelho ligado.', 'Add six hundred for each extra person, and for each device switched on.', 'Sume seiscientos por cada persona más y por cada aparato encendido.', 'Ajoutez six cents par personne en plus et par appareil allumé.'],
      ] },
      { kind: 'point', object: 'air-conditioner', scale: 1.5, number: '9.000', head: 'BTU para um quarto\nde 12 m²', line: '12 × 600 = 7.200\n+ 1 pessoa + TV = 8.400', cues: [
        ['Um quarto de doze metros, duas pessoas e uma T V pede oito mil e quatrocentos. Indique o de nove mil.', 'A twelve-metre room, two people and a TV needs eight thousand four hundred. Suggest the nine thousand.', 'Un cuarto de doce metros, dos personas y una TV pide ocho mil cuatrocientos. Recomiende el de nueve mil.', 'Une chambre de douze mètres, deux personnes et une télé : huit mille quatre cents. Conseillez le neuf mille.'],
      ] },
      { kind: 'list', object: 'air-conditioner', scale: 1.15, head: 'O que o inverter muda', rows: ['Não liga e desliga: até −40%', 'Temperatura que não oscila', '19 dB no modo noturno'], cues: [
        ['O inverter não fica ligando e desligando, e por isso gasta até quarenta por cento menos.', 'An inverter does not keep switching on and off, so it uses up to forty per cent less.', 'El inverter no se enciende y apaga, y por eso gasta hasta cuarenta por ciento menos.', 'L’inverter ne s’allume et ne s’éteint pas sans cesse : il consomme jusqu’à quarante pour cent de moins.'],
        ['A temperatura não oscila.', 'The temperature stays steady.', 'La temperatura no oscila.', 'La température reste stable.'],
        ['E de noite são só dezenove decibéis: menos que um sussurro.', 'And at night it makes only nineteen decibels: less than a whisper.', 'Y de noche son solo diecinueve decibeles: menos que un susurro.', 'Et la nuit, seulement dix-neuf décibels : moins qu’un murmure.'],
      ] },
      { kind: 'point', object: 'air-conditioner', scale: 1.5, number: 'Instalação', head: 'faz parte\nda venda', line: 'Técnico credenciado\ngarante os 10 anos.', cues: [
        ['E não esqueça a instalação. Só com técnico credenciado o cliente tem dez anos de garantia no compressor.', 'And do not forget the installation. Only an accredited technician secures the ten-year compressor warranty.', 'Y no olvide la instalación. Solo con un técnico acreditado el cliente tiene diez años de garantía en el compresor.', 'Et n’oubliez pas l’installation. Seul un technicien agréé assure au client dix ans de garantie sur le compresseur.'],
      ] },
      { kind: 'title', object: 'air-conditioner', scale: 1.5, sub: 'Agora é com você', head: 'Guia, teste\ne boas vendas', cues: [
        ['Leia o guia, faça o teste, e boas vendas!', 'Read the guide, take the test, and happy selling!', 'Lea la guía, haga la prueba ¡y buenas ventas!', 'Lisez le guide, passez le test, et bonnes ventes !'],
      ] },
    ],
  },
  'first-sale': {
    theme: 'aurora',
    scenes: [
      { kind: 'title', object: 'phone', scale: 1.75, beside: 'plant', sub: 'Aurora na loja', head: 'A primeira venda\nem cinco minutos', cues: [
        ['Cinco minutos: é o tempo que um cliente dá a quem o atende bem. Veja como usar cada um.', 'Five minutes: that is what a customer gives to someone who serves well. See how to use each one.', 'Cinco minutos: es el tiempo que un cliente da a quien lo atiende bien. Vea cómo usar cada uno.', 'Cinq minutes : c’est le temps qu’un client accorde à qui l’accueille bien. Voici comment utiliser chacune.'],
      ] },
      { kind: 'point', object: 'tv', scale: 1.35, number: 'Minuto 1', head: 'Acolher', line: 'Cumprimente, apresente-se\ne dê espaço.', cues: [
        ['Primeiro minuto: cumprimente, diga o seu nome, e deixe a pessoa olhar.', 'First minute: greet, say your name, and let the person look around.', 'Primer minuto: salude, diga su nombre y deje que la persona mire.', 'Première minute : saluez, donnez votre prénom et laissez la personne regarder.'],
      ] },
      { kind: 'point', object: 'notebook', scale: 1.7, number: 'Minuto 2', head: 'Perguntar', line: 'Para quem é? Onde fica?\nO que incomoda hoje?', cues: [
        ['Segundo minuto: pergunte. Para quem é? Onde vai ficar? O que incomoda no aparelho de hoje?', 'Second minute: ask. Who is it for? Where will it go? What is annoying about today’s appliance?', 'Segundo minuto: pregunte. ¿Para quién es? ¿Dónde va a estar? ¿Qué molesta del aparato actual?', 'Deuxième minute : demandez. Pour qui ? Pour quelle pièce ? Qu’est-ce qui gêne dans l’appareil actuel ?'],
      ] },
      { kind: 'point', object: 'microwave', scale: 2.1, number: 'Minuto 3', head: 'Mostrar um só', line: 'Três benefícios,\nnas palavras do cliente.', cues: [
        ['Terceiro minuto: mostre um só produto, com três benefícios, nas palavras que o cliente usou.', 'Third minute: show a single product, with three benefits, in the words the customer used.', 'Tercer minuto: muestre un solo producto, con tres beneficios, en las palabras que usó el cliente.', 'Troisième minute : montrez un seul produit, avec trois avantages, dans les mots du client.'],
      ] },
      { kind: 'point', object: 'washer', scale: 2, number: 'Minuto 4', head: 'Ouvir a dúvida', line: 'Concorde, explique,\nconfirme.', cues: [
        ['Quarto minuto: ouça a objeção até o fim. Concorde com o que é verdade, explique, e confirme se ficou claro.', 'Fourth minute: hear the objection to the end. Agree with what is true, explain, and check that it is clear.', 'Cuarto minuto: escuche la objeción hasta el final. Acepte lo que es cierto, explique y confirme si quedó claro.', 'Quatrième minute : écoutez l’objection jusqu’au bout. Reconnaissez ce qui est vrai, expliquez, vérifiez que c’est clair.'],
      ] },
      { kind: 'point', object: 'boxes', scale: 2.6, number: 'Minuto 5', head: 'Fechar e registrar', line: 'Duas opções de entrega.\nFoto da nota na hora.', cues: [
        ['Quinto minuto: ofereça duas opções de pagamento ou de entrega, e espere a resposta em silêncio.', 'Fifth minute: offer two payment or delivery options, and wait for the answer in silence.', 'Quinto minuto: ofrezca dos opciones de pago o de entrega, y espere la respuesta en silencio.', 'Cinquième minute : proposez deux options de paiement ou de livraison, et attendez la réponse en silence.'],
        ['Vendeu? Registre a nota na hora: os pontos entram em auditoria no mesmo dia.', 'Sold? Register the invoice right away: the points go to audit the same day.', '¿Vendió? Registre la factura al momento: los puntos entran en auditoría el mismo día.', 'C’est vendu ? Enregistrez la facture aussitôt : les points passent en audit le jour même.'],
      ] },
      { kind: 'list', object: 'phone', scale: 1.5, head: 'Leve com você', every: 2.6, rows: ['Pergunte antes de mostrar', 'Um produto, três benefícios', 'Duas opções para fechar'], cues: [
        ['Guarde três ideias: pergunte antes de mostrar; um produto, três benefícios; e duas opções para fechar.', 'Keep three ideas: ask before you show; one product, three benefits; and two options to close.', 'Guarde tres ideas: pregunte antes de mostrar; un producto, tres beneficios; y dos opciones para cerrar.', 'Retenez trois idées : demandez avant de montrer ; un produit, trois avantages ; et deux options pour conclure.'],
        ['Agora leia o guia e faça o teste.', 'Now read the guide and take the test.', 'Ahora lea la guía y haga la prueba.', 'Lisez maintenant le guide et passez le test.'],
      ] },
    ],
  },
};

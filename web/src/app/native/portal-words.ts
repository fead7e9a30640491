/** Words of the one screen that comes before any site, and so before its languages. */
export const portalWords = {
  'pt-BR': {
    title: 'Qual é o seu portal?',
    hint: 'O endereço está no e-mail de convite, ou pergunte a quem cuida do programa na sua loja.',
    label: 'Endereço do portal',
    go: 'Continuar',
    asking: 'Procurando…',
    faults: {
      address: 'Escreva um endereço, como portal.exemplo.com.br.',
      network: 'Não deu para chegar lá. Confira o endereço e a internet.',
      nobody: 'Não há portal neste endereço, ou ele não abre pelo aplicativo.',
    },
  },
  'en-US': {
    title: 'Which portal is yours?',
    hint: 'The address is in your invitation e-mail, or ask whoever runs the program in your store.',
    label: 'Portal address',
    go: 'Continue',
    asking: 'Looking…',
    faults: {
      address: 'Write an address, such as portal.example.com.',
      network: 'It could not be reached. Check the address and the connection.',
      nobody: 'There is no portal at this address, or it does not open in the app.',
    },
  },
  'es-ES': {
    title: '¿Cuál es tu portal?',
    hint: 'La dirección está en el correo de invitación, o pregunta a quien lleva el programa en tu tienda.',
    label: 'Dirección del portal',
    go: 'Continuar',
    asking: 'Buscando…',
    faults: {
      address: 'Escribe una dirección, como portal.ejemplo.com.',
      network: 'No se pudo llegar. Revisa la dirección y la conexión.',
      nobody: 'No hay ningún portal en esta dirección, o no se abre desde la aplicación.',
    },
  },
  'fr-FR': {
    title: 'Quel est votre portail ?',
    hint: 'L’adresse figure dans l’e-mail d’invitation ; sinon, demandez à la personne qui gère le programme dans votre magasin.',
    label: 'Adresse du portail',
    go: 'Continuer',
    asking: 'Recherche…',
    faults: {
      address: 'Saisissez une adresse, par exemple portail.exemple.com.',
      network: 'Impossible d’y accéder. Vérifiez l’adresse et la connexion.',
      nobody: 'Il n’y a pas de portail à cette adresse, ou il ne s’ouvre pas dans l’application.',
    },
  },
} as const;

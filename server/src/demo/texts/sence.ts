import type { Text } from './text.ts';

/** The one course of the demo that is under the Chilean training authority: whom it is for sees it, and the codes are invented. */
export const demoSenceCourse: {
  title: Text;
  summary: Text;
  page: Text;
  activity: Text;
  about: Text;
  senceCode: string;
  actionCode: string;
} = {
  title: {
    'pt-BR': 'Atendimento com SENCE',
    'en-US': 'Customer service with SENCE',
    'es-ES': 'Atención al cliente con SENCE',
    'fr-FR': 'Service client avec le SENCE',
  },
  summary: {
    'pt-BR': 'Da saudação à entrega: o atendimento que traz o cliente de volta.',
    'en-US': 'From the greeting to the delivery: the service that brings customers back.',
    'es-ES': 'Del saludo a la entrega: la atención que hace volver al cliente.',
    'fr-FR': 'De l’accueil à la remise : le service qui fait revenir le client.',
  },
  about: {
    'pt-BR': '<p>Curso a distância reconhecido no Chile: a sua presença fica registrada no SENCE.</p>',
    'en-US': '<p>An e-learning course recognized in Chile: your attendance is recorded at SENCE.</p>',
    'es-ES': '<p>Curso e-learning reconocido en Chile: tu asistencia queda registrada en SENCE.</p>',
    'fr-FR': '<p>Cours à distance reconnu au Chili : votre présence est enregistrée au SENCE.</p>',
  },
  activity: {
    'pt-BR': 'As cinco etapas do atendimento',
    'en-US': 'The five steps of service',
    'es-ES': 'Los cinco pasos de la atención',
    'fr-FR': 'Les cinq étapes du service',
  },
  page: {
    'pt-BR': 'Saudar, ouvir, mostrar, fechar e agradecer: cada etapa pede uma pergunta.',
    'en-US': 'Greet, listen, show, close and thank: each step asks one question.',
    'es-ES': 'Saludar, escuchar, mostrar, cerrar y agradecer: cada paso pide una pregunta.',
    'fr-FR': 'Accueillir, écouter, montrer, conclure et remercier : chaque étape appelle une question.',
  },
  senceCode: '1237999901',
  actionCode: '5901234',
};

/** What a new room says, in four languages. Runs on Node 20. */
import { locales } from '../house/rooms.mjs';

/** In the order of the languages. */
export const said = [
  {
    add: 'Guardar',
    text: 'O que guardar',
    none: ['Nada guardado ainda', 'Escreva acima o que quer guardar.'],
    full: 'Você já guardou tudo o que cabe aqui.',
    remove: 'Tirar',
    removed: 'Tirado.',
    allNone: 'Ninguém guardou nada ainda',
    allHint: 'O que os membros guardam aparece aqui.',
    may: ['Ver', 'Tirar'],
    auditLog: ['tirou', 'Anotação'],
  },
  {
    add: 'Keep',
    text: 'What to keep',
    none: ['Nothing kept yet', 'Write above what you want to keep.'],
    full: 'You have kept as much as fits here.',
    remove: 'Remove',
    removed: 'Removed.',
    allNone: 'Nobody has kept anything yet',
    allHint: 'What members keep appears here.',
    may: ['See', 'Remove'],
    auditLog: ['removed', 'Note'],
  },
  {
    add: 'Guardar',
    text: 'Qué guardar',
    none: ['Aún no hay nada guardado', 'Escribe arriba lo que quieres guardar.'],
    full: 'Ya guardaste todo lo que cabe aquí.',
    remove: 'Quitar',
    removed: 'Quitado.',
    allNone: 'Nadie ha guardado nada aún',
    allHint: 'Lo que guardan los miembros aparece aquí.',
    may: ['Ver', 'Quitar'],
    auditLog: ['quitó', 'Nota'],
  },
  {
    add: 'Garder',
    text: 'Quoi garder',
    none: ['Rien de gardé pour l’instant', 'Écrivez ci-dessus ce que vous voulez garder.'],
    full: 'Vous avez gardé tout ce qui tient ici.',
    remove: 'Retirer',
    removed: 'Retiré.',
    allNone: 'Personne n’a encore rien gardé',
    allHint: 'Ce que les membres gardent apparaît ici.',
    may: ['Voir', 'Retirer'],
    auditLog: ['a retiré', 'Note'],
  },
];

/** What the audit log says, on its screen and in its export. */
export const auditLogOf =
  (room) =>
  ({ auditLog: [removed, item] }) => ({
    what: { [`${room}_item`]: { removed } },
    subject: { [`${room}_item`]: item },
    list: {},
  });

/** What a place is called, until somebody says it better. */
export const label = (room) => `{ ${locales.map((locale) => `'${locale}': '${room}'`).join(', ')} }`;

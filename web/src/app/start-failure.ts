import { matchLocale } from '@vitrine/ui/words';
import { reloadPage } from '../shared/device/page-reload.ts';

/** Words for the one moment when no words could be fetched. */
const said = {
  'pt-BR': ['Não deu para abrir o portal. Confira a internet.', 'Tentar de novo'],
  'en-US': ['The portal could not be opened. Check the connection.', 'Try again'],
  'es-ES': ['No se pudo abrir el portal. Revisa la conexión.', 'Intentar de nuevo'],
  'fr-FR': ['Le portail n’a pas pu s’ouvrir. Vérifiez la connexion.', 'Réessayer'],
} as const;

/** The page came and the server did not: says so without anything that would have to be fetched. */
export function drawStartFailure(root: Element): void {
  const [sentence, retry] = said[matchLocale(navigator.language)];
  const main = document.createElement('main');
  main.className = 'start-failure';
  const words = document.createElement('h1');
  words.textContent = sentence;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', reloadPage);
  main.append(words, button);
  root.replaceChildren(main);
}

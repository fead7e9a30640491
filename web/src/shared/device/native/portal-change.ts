import type { PortalChange } from '../portal-change.ts';
import { choosePortal, isBuiltIn } from './portal.ts';

/** Before anybody is logged in: another portal is asked for. */
export const portalChange: PortalChange | undefined = isBuiltIn()
  ? undefined
  : {
      words: { 'pt-BR': 'Trocar de portal', 'en-US': 'Change portal', 'es-ES': 'Cambiar de portal', 'fr-FR': 'Changer de portail' },
      go: async () => {
        await choosePortal(undefined);
        window.location.assign('/');
      },
    };

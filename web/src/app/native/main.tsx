import { SplashScreen } from '@capacitor/splash-screen';
import { openVault } from '../../shared/device/native/vault.ts';
import { chosenPortal, leadToPortal } from '../../shared/device/native/portal.ts';
import { watchLine } from '../../shared/device/native/line.ts';
import { watchRestored } from '../../shared/device/native/system-camera.ts';
import { drawStartFailure } from '../start-failure.ts';
import { followSystem } from './follow-system.ts';
import './native.css';

/**
 * The app begins as the page does, once its portal is known and its keychain is open; what the phone's system asks (back, links, notices) is heard from then on. Without a portal
 * the person is asked for it.
 */
async function begin(): Promise<void> {
  await Promise.all([openVault(), watchLine(), watchRestored()]);
  const portal = await chosenPortal();
  if (portal === undefined) {
    const { askForPortal } = await import('./portal-page.tsx');
    askForPortal();
  } else {
    leadToPortal(portal);
    await followSystem(portal);
    await import('../../main.tsx');
  }
  await SplashScreen.hide();
}

begin().catch((fault: unknown) => {
  drawStartFailure(document.querySelector('#root') ?? document.body);
  void SplashScreen.hide().catch(() => undefined);
  throw fault;
});

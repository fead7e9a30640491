import { Button } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { rootFrame } from '../../../shared/frames.tsx';
import { useGoOn } from '../go-on.ts';

/** What a browser without passkeys does not have. */
const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Logs in by a passkey of this device: no name is typed, no password, and no second step is asked for. Its code comes with the press. */
export function PasskeyButton() {
  const { t } = useTranslation('identity');
  const goOn = useGoOn();
  const { beginSession } = rootFrame.useRouteContext();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const enter = async () => {
    setBusy(true);
    setRefusal(undefined);
    const { PasskeyCancelled, signByPasskey } = await import('./use-passkey.ts');
    try {
      await beginSession({ passkey: await signByPasskey() });
      await goOn();
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) setRefusal(refusalCode(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormFault code={refusal} />
      <Button variant="default" loading={isBusy} onClick={() => void enter()} fullWidth>
        {t('by_passkey')}
      </Button>
    </>
  );
}

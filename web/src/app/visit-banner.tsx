import { Button, Plate } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { endVisit } from '../shared/device/visit.ts';
import { rootFrame } from '../shared/frames.tsx';
import { IconEye } from '../shared/icons.ts';

/** Above every screen while somebody of the console sees the portal as this member does: whose it is, that it only looks, and the way out. */
export function VisitBanner({ name }: { name: string }) {
  const { t } = useTranslation('app');
  const { endSession } = rootFrame.useRouteContext();
  const end = async () => {
    await endSession();
    endVisit();
    window.close(); // the tab that the console opened; one that was opened otherwise goes to the start
    window.location.assign('/');
  };
  return (
    <div role="status">
      <Plate
        icon={<IconEye size={20} stroke={1.75} aria-hidden />}
        action={
          <Button size="sm" variant="default" onClick={() => void end()}>
            {t('visit.end')}
          </Button>
        }
      >
        <b>{t('visit.title', { name })}</b> {t('visit.hint')}
      </Plate>
    </div>
  );
}

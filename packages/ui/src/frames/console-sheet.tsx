import { useTranslation } from 'react-i18next';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Link } from '../theme/link.tsx';
import classes from './console-frame.module.css';
import type { ClientHere, NavItem } from './parts.ts';

type ConsoleSheetProps = { isOpen: boolean; onClose: () => void; items: readonly NavItem[]; client: ClientHere | undefined };

/** Every place of the console on a phone, the one that is open marked; and whose console it is. */
export function ConsoleSheet({ isOpen, onClose, items, client }: ConsoleSheetProps) {
  const { t } = useTranslation('ui');
  const change = client?.change;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={client?.name ?? t('more_places')}>
      <nav className={classes.sheet} aria-label={t('all_places')}>
        {items.map((item) => (
          <Link
            key={item.key}
            href={item.href}
            className={classes.item}
            onClick={onClose}
            {...(item.isActive ? { 'aria-current': 'page' } : {})}
          >
            {item.icon}
            <span>{item.label}</span>
          </Link>
        ))}
      </nav>
      {change ? (
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            onClose();
            change.onOpen();
          }}
        >
          {change.label}
        </Button>
      ) : null}
    </Dialog>
  );
}

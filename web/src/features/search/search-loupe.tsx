import { IconButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconSearch } from '../../shared/icons.ts';

/** The way to the search, in the title of each screen. */
export function SearchLoupe({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('search');
  return (
    <IconButton label={t('open')} aria-keyshortcuts="Control+K /" onClick={onOpen}>
      <IconSearch size={24} stroke={1.75} aria-hidden />
    </IconButton>
  );
}

import { useTranslation } from 'react-i18next';

/** For whom a message is: the names of its groups, or everybody. */
export function MessageGroups({ groups }: { groups: string }) {
  const { t } = useTranslation('messages');
  return groups === '' ? t('everybody') : groups;
}

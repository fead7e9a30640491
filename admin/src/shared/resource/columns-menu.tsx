import { IconButton, Menu } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useRemembered } from '../device/index.ts';
import { IconCheck, IconColumns3 } from '../icons.ts';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';

/** Which columns this browser shows of a list. */
export function useColumns(resource: { room: string; name: string; columns: FieldFacts[] }) {
  const first = resource.columns.filter(({ column }) => column === 'shown').map(({ key }) => key);
  const [kept, keep] = useRemembered(`${resource.room}.${resource.name}.columns`, first.join(','));
  const shown = kept.split(',').filter(Boolean);
  return {
    shown: resource.columns.filter(({ key }, place) => place === 0 || shown.includes(key)),
    toggle: (key: string) => keep((shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]).join(',')),
  };
}

type ColumnsMenuProps = {
  resource: { room: string; name: string; columns: FieldFacts[] };
  shown: readonly FieldFacts[];
  onToggle: (key: string) => void;
};

/** The first column always stays: it says what a row is. */
export function ColumnsMenu({ resource, shown, onToggle }: ColumnsMenuProps) {
  const { t } = useTranslation('resource');
  const { label } = useFieldWords(resource);
  if (resource.columns.length < 3) return null;
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <IconButton label={t('columns')}>
          <IconColumns3 size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('columns')}>
        {resource.columns.slice(1).map(({ key }) => {
          const isShown = shown.some((one) => one.key === key);
          return (
            <Menu.CheckboxItem
              key={key}
              checked={isShown}
              checkIcon={<IconCheck size={18} stroke={1.75} aria-hidden />}
              onChange={() => onToggle(key)}
            >
              {label(key)}
            </Menu.CheckboxItem>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

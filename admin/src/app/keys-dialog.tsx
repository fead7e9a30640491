import { queueKinds, queueNeeds } from '@vitrine/domain/audit';
import { Dialog } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../shared/console-routes.ts';

/** The keys by where they work, each with its word under `keys.WHERE.KEY` in the console's catalog. */
const everywhere = { search: ['Ctrl', 'K'], help: ['?'], close: ['Esc'] } as const;
const lists = { walk: ['J', 'K'], open: ['↵'], find: ['/'] } as const;
const calendar = { week: ['←', '→'], now: ['T'], walk: ['J', 'K'], hours: ['↑', '↓'] } as const;
const queues = {
  walk: ['J', 'K'],
  find: ['/'],
  approve: ['A'],
  refuse: ['R'],
  reason: ['1', '9'],
  mark: ['X'],
  several: ['D'],
  undo: ['U'],
} as const;
const photo = { zoom: ['Z'], size: ['+', '-'], turn: ['G'] } as const;

/** What the keyboard does here; the keys of queues for those who decide in one. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('console');
  const { can } = useStaff();
  const groups: { name: string; keys: Record<string, readonly string[]> }[] = [
    { name: 'everywhere', keys: everywhere },
    { name: 'lists', keys: lists },
    ...(can.includes('classes.read') ? [{ name: 'calendar', keys: calendar }] : []),
    ...(queueKinds.some((kind) => can.includes(queueNeeds[kind])) ? [{ name: 'queues', keys: queues }] : []),
    ...(can.includes('sales.audit') ? [{ name: 'photo', keys: photo }] : []),
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} size={520}>
      {groups.map(({ name, keys }) => (
        <section key={name} aria-label={t(`keys.${name}.title`)}>
          <h3>{t(`keys.${name}.title`)}</h3>
          <dl className="vitrine-facts">
            {Object.entries(keys).map(([key, pressed]) => (
              <div key={key}>
                <dt>{t(`keys.${name}.${key}`)}</dt>
                <dd>
                  {pressed.map((one, place) => (
                    <span key={one}>
                      {place === 0 ? '' : key === 'reason' ? ' – ' : ' '}
                      <kbd>{one}</kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { markPresence, type ClassDetail, type ClassPerson } from '@vitrine/contract/classes';
import type { Presence } from '@vitrine/domain/classes';
import { Avatar, IconButton, Menu, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconDotsVertical, IconX } from '../../../shared/icons.ts';
import { WhyDialog } from '../../../shared/why-dialog.tsx';
import { Evidence } from './evidence.tsx';
import styles from './presence.module.css';

type PersonRowProps = {
  person: ClassPerson;
  encounter: ClassDetail['encounters'][number] | undefined;
  canMark: boolean;
  /** It corrects what was measured, or what a verdict stands on. */
  needsReason: boolean;
  onSettled: () => Promise<void>;
};
const sign = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** One of the class, what their presence stands on, and one tap for each way to mark it. Each is a write with the version that was seen: who is too late hears that somebody else marked. */
export function PersonRow({ person, encounter, canMark, needsReason, onSettled }: PersonRowProps) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const { memberId, name, mark } = person;
  const [corrected, setCorrected] = useState<Presence>();
  const encounterId = encounter?.id ?? '';
  const write = (presence: Presence, reason?: string) =>
    call(markPresence, {
      params: { encounterId },
      body: { memberId, version: mark?.version ?? 0, presence, ...(reason === undefined ? {} : { reason }) },
    });
  const send = useMutation({
    mutationFn: (presence: Presence) => write(presence),
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
    onSettled,
  });
  const choose = (presence: Presence) => (needsReason ? setCorrected(presence) : send.mutate(presence));
  const button = (presence: 'absent' | 'present', icon: React.ReactNode) => (
    <IconButton
      label={t('mark_of', { presence: t(`presence.${presence}`), name })}
      className={styles.mark ?? ''}
      data-presence={presence}
      isPressed={mark?.presence === presence}
      disabled={send.isPending}
      onClick={() => choose(presence)}
    >
      {icon}
    </IconButton>
  );
  return (
    <li>
      <Avatar name={name} size={40} />
      <span className={styles.person}>
        <b>{name}</b>
        <Evidence person={person} encounter={encounter} />
      </span>
      {canMark && encounter ? (
        <span className={styles.marks}>
          {button('absent', <IconX {...sign} />)}
          {button('present', <IconCheck {...sign} />)}
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton label={t('more_of', { name })} className={styles.more ?? ''}>
                <IconDotsVertical {...sign} />
              </IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => choose('excused')}>{t('excuse')}</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </span>
      ) : null}
      {corrected ? (
        <WhyDialog
          title={t('correct_title', { name })}
          words={{
            why: t('why_correct'),
            hint: t('why_correct_hint'),
            verb: t('correct', { presence: t(`presence.${corrected}`) }),
            done: t('done'),
          }}
          send={(reason) => write(corrected, reason)}
          onDone={onSettled}
          onClose={() => setCorrected(undefined)}
        />
      ) : null}
    </li>
  );
}

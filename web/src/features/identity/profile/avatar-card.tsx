import type { Profile } from '@vitrine/contract/identity';
import { joinedName } from '@vitrine/domain/identity';
import { Avatar, Button, Card } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import type { Picture } from '../../../shared/device/picture.ts';
import { openPicture, type OpenPicture } from '../../../shared/device/crop.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconCamera } from '../../../shared/icons.ts';
import { saveAvatar } from './api.ts';
import { AvatarCrop } from './avatar-crop.tsx';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

/** A person's picture: chosen, cut out, sent; or taken off. What the device cannot open as a picture is told so, and so does the server (PRO-01). */
export function AvatarCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity/profile');
  const saved = useSaved('picture');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<OpenPicture>();
  const [fault, setFault] = useState<string>();
  const close = () => setChosen(undefined);
  const wear = useMutation({ mutationFn: (picture: Picture | null) => saved(saveAvatar(picture)), onSuccess: close });
  const choose = async (file: File | undefined) => {
    setFault(undefined);
    wear.reset();
    if (!file) return;
    const opened = await openPicture(file);
    if (opened) setChosen(opened);
    else setFault('file_unreadable');
  };
  return (
    <Card label={t('avatar.title')}>
      <div className={classes.face}>
        <Avatar name={joinedName(profile.about)} photoUrl={profile.avatarUrl} size={88} />
        <div>
          <Button
            variant="default"
            leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}
            onClick={() => {
              input.current?.click();
            }}
          >
            {t(profile.avatarUrl ? 'avatar.change' : 'avatar.choose')}
          </Button>
          {profile.avatarUrl ? (
            <Button variant="subtle" loading={wear.isPending} onClick={() => wear.mutate(null)}>
              {t('avatar.remove')}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          aria-label={t('avatar.choose')}
          onChange={(event) => {
            const { files } = event.currentTarget;
            void choose(files?.[0]);
            event.currentTarget.value = ''; // the same file may be chosen again
          }}
        />
      </div>
      <FormFault code={fault ?? (wear.isError && !chosen ? refusalCode(wear.error) : undefined)} />
      <Ask isOpen={chosen !== undefined} onClose={close} title={t('avatar.crop')}>
        {chosen ? (
          <AvatarCrop
            picture={chosen}
            isBusy={wear.isPending}
            fault={wear.isError ? refusalCode(wear.error) : undefined}
            onCut={(picture) => wear.mutate(picture)}
            onClose={close}
          />
        ) : null}
      </Ask>
    </Card>
  );
}

import { Button, Card, showToast } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../shared/device/copy-text.ts';
import { saveFile } from '@vitrine/client/save-file';
import { IconDownload } from '../../../shared/icons.ts';
import own from './security.module.css';

/** Recovery codes, shown this once: to write down, copy or keep as a file. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('identity/second-step');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []); // they appear above whatever was pressed
  const text = `${codes.join('\n')}\n`;
  const copy = async () => showToast({ text: t((await copyText(text)) ? 'codes.copied' : 'codes.not_copied') });
  return (
    <Card className={own.card ?? ''} label={t('codes.new')}>
      <h2 ref={title} tabIndex={-1}>
        {t('codes.new')}
      </h2>
      <p>{t('codes.new_hint')}</p>
      <ul className={own.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={own.pair}>
        <Button variant="default" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          onClick={() => saveFile(t('codes.file'), new Blob([text], { type: 'text/plain' }))}
        >
          {t('codes.download')}
        </Button>
      </div>
      <Button onClick={onKept} fullWidth>
        {t('codes.kept')}
      </Button>
    </Card>
  );
}

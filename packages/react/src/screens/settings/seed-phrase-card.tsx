'use client';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SecretDialog } from '../form/secret-dialog.tsx';
import { RevealSeedPhrase } from './reveal-seed-phrase.tsx';
import * as css from './settings.css.ts';

export function SeedPhraseCard(): ReactElement {
  const t = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const close = (): void => setIsAsking(false);
  return (
    <Card title={t('walletSettings.seed')}>
      <div className={css.stack}>
        <p className={css.text}>{t('walletSettings.seed.text')}</p>
        <div>
          <Button icon={icons.eye} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {t('walletSettings.seed.open')}
          </Button>
        </div>
      </div>
      <SecretDialog title={t('walletSettings.seed.title')} open={isAsking} onClose={close}>
        <RevealSeedPhrase onClose={close} />
      </SecretDialog>
    </Card>
  );
}

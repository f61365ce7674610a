import {
  AmountText,
  CoinMark,
  useTranslate,
  WalletProvider,
  type WalletProviderProps,
} from '@billfold/react';
import { ReceiveDialog } from '@billfold/react/dialogs';
import { useStore } from '@billfold/react/hooks';
import { Button } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import * as css from './embed-card.css.ts';

type EmbedPreviewProps = Pick<WalletProviderProps, 'theme' | 'colorScheme' | 'embedSettings'>;

/** Shows the dialog as another page shows it, with the wallet of the user. */
export function EmbedPreview(look: EmbedPreviewProps): ReactElement {
  const t = useTranslate();
  const { client, session, language } = useServices();
  const { walletId } = useStore(session);
  const { locale, messages } = useStore(language);
  return (
    <WalletProvider
      client={client}
      walletId={walletId}
      locale={locale}
      messages={messages}
      {...look}
    >
      <section className={css.preview} aria-label={t('accountDeveloper.embed.preview')}>
        <div className={css.sample}>
          <CoinMark symbol="BTC" />
          <span className={css.sampleText}>{t('accountDeveloper.embed.sample')}</span>
          <AmountText amount="0.25" unit="BTC" />
        </div>
        <ReceiveDialog
          trigger={
            <Button variant="primary" wide>
              {t('shell.nav.receive')}
            </Button>
          }
        />
      </section>
    </WalletProvider>
  );
}

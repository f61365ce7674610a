'use client';
import { textDirection } from '@billfold/core/i18n';
import { type ReactElement, useState } from 'react';
import { BannerContext } from '../context/banner-context.ts';
import { WalletContext } from '../context/wallet-context.ts';
import type { WalletProviderProps } from '../context/wallet-provider-props.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import { Placed } from './placed.tsx';
import { useDevelopmentChecks } from './use-development-checks.ts';
import { useEmbedSettings } from './use-embed-settings.ts';
import { useEscape } from './use-escape.ts';
import { useKeyReport, withoutSecretKey } from './use-publishable-key.ts';
import { useStepUpDialog } from './use-step-up-dialog.ts';
import { useTheme } from './use-theme.ts';
import { useWalletValue } from './use-wallet-value.ts';
import { scheme } from './wallet-provider.css.ts';

/**
 * Gives its children the client, the texts, the colours and the notifications. Draws one node that
 * has no box, and styles nothing of the host's.
 * @example
 * <WalletProvider client={client}>
 *   <SendDialog trigger={<button type="button">Send</button>} />
 * </WalletProvider>;
 */
export function WalletProvider(props: WalletProviderProps): ReactElement {
  const used = withoutSecretKey(props);
  const { theme = 'default', isolation = 'none' } = props;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const embed = useEmbedSettings(used);
  const value = useWalletValue(used, { root, features: embed.features });
  useKeyReport(props.publishableKey, {
    isUnknown: embed.isUnknown,
    reportError: value.reportError,
  });
  useEscape(root, value.layers);
  const { logger } = props.client.platform;
  useTheme(root, { theme, embedColors: embed.colors }, logger);
  useDevelopmentChecks(root, theme, logger);
  // Nothing notifies before something of ours is on the page.
  const NotificationStack = useOnDemand(loadNotificationStack, {
    isWanted: root !== null,
    onFailure: ({ message }) =>
      logger.warn('Notifications could not be loaded and are not shown.', { reason: message }),
  });
  const StepUpDialog = useStepUpDialog(value);
  return (
    <WalletContext.Provider value={value}>
      <Placed
        isolation={isolation}
        container={props.container}
        styleSheet={props.styleSheet}
        layers={value.layers}
        styles={value.styles}
      >
        <div
          ref={setRoot}
          className={scheme}
          data-billfold-scheme={props.colorScheme ?? embed.colorScheme}
          data-billfold-isolated={isolation === 'shadow' ? '' : undefined}
          lang={value.texts.textLocale}
          dir={props.dir ?? textDirection(value.texts.textLocale)}
        >
          <BannerContext.Provider value={props.banner}>
            {props.children}
            {StepUpDialog && <StepUpDialog />}
          </BannerContext.Provider>
          {NotificationStack && <NotificationStack container={root} />}
        </div>
      </Placed>
    </WalletContext.Provider>
  );
}

async function loadNotificationStack() {
  const { NotificationStack } = await import('./notification-stack.tsx');
  return NotificationStack;
}

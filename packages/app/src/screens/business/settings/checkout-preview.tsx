import { type AccountAsset, findAccountAsset, type Platform } from '@billfold/core';
import { checkoutTexts, usualWindowMinutes } from '@billfold/core/internal';
import type { BusinessDetail, CheckoutSettings } from '@billfold/core/payments';
import { useTranslate, WalletProvider } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { useTexts } from '@billfold/react/internal';
import { type ReactElement, Suspense, useCallback, useMemo, useState } from 'react';
import { acceptedIds } from '../../../common/accepted-ids.ts';
import { type CheckoutSource, createCheckoutSource } from '../../../pay/checkout-source.ts';
import { lookOf } from '../../../pay/look.ts';
import { createPayServices, PayServicesContext } from '../../../pay/pay-services.ts';
import { PaymentPage } from '../../../pay/payment-page.tsx';
import { useServices } from '../../../services/services-context.ts';
import { StateChips } from '../../payments/state-chips.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { type PreviewState, previewStates, sampleCheckout } from './sample-checkout.ts';
import * as css from './setup.css.ts';

export interface CheckoutPreviewProps {
  readonly business: BusinessDetail;
  /** Settings as they are typed, saved or not. */
  readonly settings: CheckoutSettings;
  /** Time to pay as it is typed; the saved one unless given, and null for the usual one of each asset. */
  readonly windowMinutes?: number | null;
}

/** The checkout page itself with an example payment, in the size of a phone. */
export function CheckoutPreview({
  business,
  settings,
  windowMinutes: typed,
}: CheckoutPreviewProps): ReactElement {
  const t = useTranslate();
  const services = useServices();
  const { data } = useResource(services.business.assets(business.id));
  const { locale, messages } = useStore(services.language);
  const [wanted, setState] = useState<PreviewState>('choose');
  const asksDetails = settings.collectEmail === 'REQUIRED' || settings.fields.length > 0;
  const states = previewStates.filter((each) => each !== 'details' || asksDetails);
  const state = states.includes(wanted) ? wanted : 'choose';
  const accepted = useMemo(
    () => acceptedIds({ assets: data?.assets ?? [] }).flatMap((id) => findAccountAsset(id) ?? []),
    [data],
  );
  const saved = useResource(services.business.rules(business.id)).data?.windowMinutes ?? null;
  const windowMinutes = typed === undefined ? saved : typed;
  const windowOf = useCallback(
    (asset: AccountAsset): number =>
      data?.assets.find((each) => each.asset === asset.id)?.windowMinutes ??
      windowMinutes ??
      usualWindowMinutes(asset),
    [data, windowMinutes],
  );
  const checkout = useMemo(
    () =>
      sampleCheckout({
        ...{ state, business, settings, accepted, windowOf },
        order: t('businessSetup.preview.order'),
      }),
    [state, business, settings, accepted, windowOf, t],
  );
  const pay = useMemo(() => createPayServices(silent(services.client.platform)), [services]);
  const source = useMemo(() => {
    // Without being followed, it stays as it is.
    const still = createCheckoutSource({
      ...{ id: checkout.id, calls: pay.checkout, platform: pay.platform },
    });
    still.show(checkout);
    return still;
  }, [checkout, pay]);
  const { theme, colorScheme } = lookOf(checkout);
  return (
    <div className={css.stack}>
      <StateChips
        label={t('businessSetup.preview.state')}
        options={states.map((id) => ({ id, text: t(`businessSetup.preview.${id}`) }))}
        value={state}
        onChange={setState}
      />
      <PreviewFrame title={t('businessSetup.preview.frame')} colorScheme={colorScheme}>
        {(container) => (
          <PayServicesContext.Provider value={pay}>
            <WalletProvider
              client={pay.client}
              walletId={null}
              container={container}
              theme={theme}
              colorScheme={colorScheme}
              locale={locale}
              messages={messages}
            >
              <Suspense>
                <Page key={state} source={source} />
              </Suspense>
            </WalletProvider>
          </PayServicesContext.Provider>
        )}
      </PreviewFrame>
    </div>
  );
}

function Page({ source }: { readonly source: CheckoutSource }): ReactElement {
  useTexts(checkoutTexts);
  return <PaymentPage source={source} />;
}

/** A platform without a network: an example asks the service for nothing. */
function silent(platform: Platform): Platform {
  return { ...platform, fetch: () => new Promise<Response>(() => undefined) };
}

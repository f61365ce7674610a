import { checkoutTexts } from '@billfold/core/internal';
import { matchLocale } from '@billfold/core/locales';
import { useLocale, WalletProvider } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { useTexts } from '@billfold/react/internal';
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type CheckoutSource, createCheckoutSource } from './checkout-source.ts';
import {
  LazyInvoiceEmailsPage,
  LazyLinkLoader,
  LazyNotFound,
  LazyRefundLoader,
} from './lazy-parts.tsx';
import { type Look, lookOf, plainLook } from './look.ts';
import type { OpenedPayment } from './open-payment.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import * as css from './pay.css.ts';
import { type PayPlace, readPayPlace } from './pay-place.ts';
import { type PayServices, PayServicesContext, usePayServices } from './pay-services.ts';
import { PaymentPage } from './payment-page.tsx';
import { useFrameHeight, useFramePayment } from './use-frame-report.ts';
import { usePageTitle } from './use-page-title.ts';
import { chosenSearch, wantedLocales } from './wanted-locales.ts';

export interface PayRootProps {
  readonly services: PayServices;
  /** Payment that is known already; null or left out where the page loads it itself. */
  readonly opened?: OpenedPayment | null | undefined;
}

/** The checkout page: of the payment, the link or the refund that its address names. */
export function PayRoot({ services, opened = null }: PayRootProps): ReactElement {
  const [look, setLook] = useState(() => openedLook(opened));
  useRootScheme(look);
  const { language } = services;
  const { locale, messages, isLoading } = useStore(language);
  useEffect(() => {
    language.show(matchLocale(wantedLocales(look.locale)));
  }, [language, look.locale]);
  return (
    <PayServicesContext.Provider value={services}>
      <WalletProvider
        client={services.client}
        walletId={null}
        theme={look.theme}
        colorScheme={look.colorScheme}
        locale={locale}
        messages={messages}
      >
        <Texts>
          <PageBoundary>
            {isLoading && <PageSkeleton />}
            <div className={css.held} hidden={isLoading}>
              <Suspense fallback={<PageSkeleton />}>
                <Place opened={opened} onLook={setLook} />
              </Suspense>
            </div>
          </PageBoundary>
        </Texts>
      </WalletProvider>
    </PayServicesContext.Provider>
  );
}

/** Adds the texts of the page and reports its height, around the boundary too, which shows some of them. */
function Texts({ children }: { readonly children: ReactNode }): ReactNode {
  useTexts(checkoutTexts);
  useFrameHeight();
  return children;
}

/** Returns the look of a payment that is known already, in which the page is then drawn at first. */
function openedLook(opened: OpenedPayment | null): Look {
  const checkout = opened?.source.get().checkout ?? null;
  return checkout === null ? plainLook : lookOf(checkout);
}

interface PlaceProps {
  readonly opened: OpenedPayment | null;
  readonly onLook: (look: Look) => void;
}

function Place({ opened, onLook }: PlaceProps): ReactElement {
  const [place, setPlace] = useState(() => readPayPlace(window.location.pathname));
  useEffect(() => {
    const read = () => setPlace(readPayPlace(window.location.pathname));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const openPayment = (id: string): void => {
    window.history.pushState(null, '', `/pay/${id}${chosenSearch()}`);
    setPlace({ kind: 'payment', id });
  };
  const showLink = useCallback(
    (link: Parameters<typeof lookOf>[0]) => onLook(lookOf(link)),
    [onLook],
  );
  if (place === null) return <LazyNotFound />;
  if (place.kind === 'refund') return <LazyRefundLoader token={place.token} />;
  if (place.kind === 'invoice-emails') return <LazyInvoiceEmailsPage token={place.token} />;
  return place.kind === 'link' ? (
    <LazyLinkLoader slug={place.slug} onLink={showLink} onPayment={openPayment} />
  ) : (
    <FollowedPayment key={place.id} place={place} opened={opened} onLook={onLook} />
  );
}

interface FollowedPaymentProps extends PlaceProps {
  readonly place: Extract<PayPlace, { readonly kind: 'payment' }>;
}

function FollowedPayment({ place, opened, onLook }: FollowedPaymentProps): ReactElement {
  const { id } = place;
  const services = usePayServices();
  const { checkout: calls, platform } = services;
  const locale = useLocale();
  const source = useMemo(
    () => (opened?.id === id ? opened.source : createCheckoutSource({ id, calls, platform })),
    [id, opened, calls, platform],
  );
  useFollowing(source);
  const { checkout } = useStore(source);
  usePageTitle(checkout);
  useFramePayment(checkout);
  const brand = checkout?.theme['brand'];
  const appearance = checkout?.appearance;
  const language = checkout?.language;
  const emailLanguage = checkout?.emailLanguage;
  useEffect(() => {
    onLook(lookOf({ theme: { brand }, appearance, language }));
  }, [brand, appearance, language, onLook]);
  useEffect(() => {
    if (emailLanguage && emailLanguage !== locale)
      void import('./tell-language.ts').then(({ tellLanguage }) => tellLanguage(source, services));
  }, [emailLanguage, locale, source, services]);
  return <PaymentPage source={source} />;
}

/** Watches the payment, and loads it when the payer comes back to the page or its connection changes. */
function useFollowing(source: CheckoutSource): void {
  useEffect(() => {
    const load = () => void source.load();
    const stop = source.follow();
    document.addEventListener('visibilitychange', load);
    window.addEventListener('online', load);
    window.addEventListener('offline', load);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', load);
      window.removeEventListener('online', load);
      window.removeEventListener('offline', load);
    };
  }, [source]);
}

/** Paints what is around the provider too, and paper in light colours alone. */
function useRootScheme({ colorScheme }: Look): void {
  useEffect(() => {
    const root = document.documentElement;
    const before = root.getAttribute('data-billfold-scheme');
    const paint = (scheme: Look['colorScheme']): void => {
      for (const each of [root, ...root.querySelectorAll('[data-billfold-scheme]')])
        each.setAttribute('data-billfold-scheme', scheme);
    };
    const printed = () => paint('light');
    const shown = () => paint(colorScheme);
    root.setAttribute('data-billfold-scheme', colorScheme);
    window.addEventListener('beforeprint', printed);
    window.addEventListener('afterprint', shown);
    return () => {
      window.removeEventListener('beforeprint', printed);
      window.removeEventListener('afterprint', shown);
      if (before === null) root.removeAttribute('data-billfold-scheme');
      else root.setAttribute('data-billfold-scheme', before);
    };
  }, [colorScheme]);
}

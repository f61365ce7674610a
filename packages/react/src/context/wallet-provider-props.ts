import type { AnyBillfoldError, BillfoldClient } from '@billfold/core';
import type { EmbedSettings } from '@billfold/core/contract';
import type { SignLocally } from '@billfold/core/flows';
import type { LoadTexts, PartialMessages } from '@billfold/core/i18n';
import type { ThemeInput } from '@billfold/core/theme';
import type { ReactNode } from 'react';
import type { NavigationAdapter } from './navigation.ts';
import type { SecretEntry } from './secret-entry.ts';
import type { WalletEvent } from './wallet-event.ts';

/**
 * Feature that a host may turn off; `support` lets the support team read a wallet, `amountRequest` asks for an amount
 * with a deposit address.
 */
export type FeatureName = 'createAccount' | 'scanner' | 'swap' | 'support' | 'amountRequest';
/** Features that are switched on or off; the others keep their default. */
export type Features = Readonly<Partial<Record<FeatureName, boolean>>>;

/** Props of `WalletProvider`. */
export interface WalletProviderProps extends Placement {
  readonly client: BillfoldClient;
  /**
   * The selected wallet, where the host keeps the selection itself; while it is null, what needs a
   * wallet waits. Without this and `defaultWalletId` the first part that needs one loads the wallets,
   * and the stored one is taken, else the first that is activated.
   */
  readonly walletId?: string | null | undefined;
  /** Selected at first. */
  readonly defaultWalletId?: string | undefined;
  /** Another one was chosen. */
  readonly onWalletChange?: ((walletId: string) => void) | undefined;
  /**
   * Colours, corners, face and density. Live: a change repaints without a new render. What it
   * leaves out is as in the provider around this one, else built in. The host's own
   * `--billfold-…` custom properties, on our node or above it, are stronger.
   */
  readonly theme?: ThemeInput | undefined;
  /**
   * Set on our own node, never on the page. `system` unless given, or `light` under `embedSettings` with colours, which
   * are chosen for it.
   */
  readonly colorScheme?: 'light' | 'dark' | 'system' | undefined;
  /** BCP 47 tag of the texts, `en` unless given. */
  readonly locale?: string | undefined;
  /** Unless given, the direction of the texts that are loaded: left to right while they are English. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Some of the texts in other words. Stronger than what `loadMessages` brings. */
  readonly messages?: PartialMessages | undefined;
  /** Brings the texts of a locale, part by part, when a part is first drawn; English until then. */
  readonly loadMessages?: LoadTexts | undefined;
  /** Features by name; an omitted one is on. */
  readonly features?: Features | undefined;
  /**
   * Where seed phrase and encryption key are typed and shown: in a frame of the wallet's own origin,
   * which the page cannot read, or in this page. Unless given, `inline` on a page of the wallet's own
   * origin and `frame` on any other. Send, the new wallet and the reset of a password run in the
   * frame; the other parts that need a secret say so under `frame` and take none. `inline` on another origin means that every script of that page can
   * read what is typed.
   */
  readonly secretEntry?: SecretEntry | undefined;
  /**
   * Publishable key of a business, on the origins of which the frame may be shown. Its `embedSettings` are loaded with
   * it, once for a client; without an answer everything is as built in.
   */
  readonly publishableKey?: string | undefined;
  /**
   * Embed settings of a business, where the host has them at hand; loaded by `publishableKey` unless given, and none while
   * null. `theme`, `colorScheme` and `features` override them.
   */
  readonly embedSettings?: EmbedSettings | null | undefined;
  /**
   * Signs on this device what Send has reviewed, so that the server gets neither password nor seed phrase; without
   * it the server signs. The code of keys is in the host's hands: the SDK has none.
   */
  readonly signLocally?: SignLocally | undefined;
  readonly navigation?: NavigationAdapter | undefined;
  /**
   * Line at the top of every dialog. In a sandbox it says that the coins have no value: Receive leaves out its own
   * sentence.
   */
  readonly banner?: ReactNode;
  readonly onEvent?: ((event: WalletEvent) => void) | undefined;
  /**
   * Has the user sign out and in again, and come back to this page. Called for a sensitive change by a
   * user without a password; without it they are told to do so in their wallet.
   */
  readonly onSignInAgain?: (() => void) | undefined;
  readonly onError?: ((error: AnyBillfoldError) => void) | undefined;
  readonly children?: ReactNode;
}

/** Where the provider draws, and whether the page's styles reach it. */
export interface Placement {
  /**
   * `shadow` draws into a shadow tree with its own style sheet: no style of the page reaches in, and
   * `styles.css` need not be on the page. Drawn in the browser only. No style element is made, so a
   * strict content security policy needs no nonce.
   */
  readonly isolation?: 'none' | 'shadow' | undefined;
  /** Where to draw; in place unless given, nowhere while null. */
  readonly container?: HTMLElement | ShadowRoot | null | undefined;
  /** Text of `styles.css` for the shadow tree, where the host has it at hand; loaded unless given. */
  readonly styleSheet?: string | undefined;
}

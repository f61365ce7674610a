import type { MessageKey } from './translate.ts';

/** A text that the specification gives, and every place of the catalogue that says it. */
export interface SpecifiedText {
  /** Part of the specification. */
  readonly section: string;
  /** Text as the specification writes it; `{…}` marks a value that is filled in. */
  readonly text: string;
  readonly keys: readonly MessageKey[];
}

/** Every label, title, button, message and field error of the specification, section by section. */
export const specifiedTexts: readonly SpecifiedText[] = [
  ...part('What the product does', [['Swap Not Available', 'swap.title']]),
  ...part('Navigation: individual', [
    ['Portfolio', 'shell.nav.portfolio', 'portfolio.title'],
    ['Accounts', 'shell.nav.accounts', 'accounts.title'],
    ['Send', 'shell.nav.send', 'portfolio.send', 'send.title'],
    ['Swap', 'shell.nav.swap'],
    ['Receive', 'shell.nav.receive', 'portfolio.receive', 'receive.title'],
    ['Settings', 'shell.nav.settings'],
  ]),
  ...part('Navigation: business', [
    ['Dashboard', 'shell.nav.dashboard'],
    ['Payments', 'shell.nav.payments'],
    ['Customers', 'shell.nav.customers'],
    ['Reports', 'shell.nav.reports'],
    ['Settings', 'shell.nav.settings'],
  ]),
  ...part('Navigation: account settings', [
    ['General', 'settings.you.general'],
    ['Developer', 'settings.you.developer'],
    ['Security', 'settings.you.security'],
  ]),
  ...part('Navigation: top bar', [
    ['Wallet', 'shell.mode.wallet'],
    ['Payments', 'shell.mode.payments'],
  ]),
  ...part('Navigation: user menu', [
    ['Account', 'shell.menu.account'],
    ['Security', 'shell.menu.security'],
    ['Support', 'shell.menu.support'],
    ['Developer', 'shell.menu.developer'],
    ['Sign Out', 'shell.signOut', 'auth.signOut'],
  ]),
  ...part('Navigation: pickers', [
    ['Create Wallet', 'pickers.createWallet'],
    ['Create Business', 'pickers.createBusiness'],
    ['Beta', 'network.beta'],
  ]),
  ...part('Verify email screen', [
    ['Email successfully verified', 'auth.verifyEmail.success'],
    ['Failed to verify email', 'auth.verifyEmail.failure'],
  ]),
  ...part('Send dialog', [
    ['Recipient', 'send.step.recipient'],
    ['Amount', 'send.step.amount'],
    ['Review', 'send.step.review'],
    ['Sign', 'send.step.sign'],
    ['Successfully Sent', 'send.sent'],
    ['Continue', 'common.continue'],
    ['Max', 'amount.max'],
    ['Low', 'send.priority.Low'],
    ['Medium', 'send.priority.Medium'],
    ['High', 'send.priority.High'],
    ['Sign Action', 'send.sign.submit'],
    ['BACK', 'send.sign.back'],
    ['Send Digital Assets', 'send.empty.title'],
    ['Manage Deposit Addresses', 'emptyWallet.manage'],
  ]),
  ...part('Receive dialog', [
    ['Receive', 'receive.title'],
    ['Account', 'receive.step.account'],
    ['Receive', 'receive.step.receive'],
    [
      'To deposit crypto assets, select an account with the dropdown above.',
      'receive.selectAccount',
    ],
    ['Copy to clipboard', 'common.copyToClipboard'],
    ['Copy Deposit Address', 'receive.copy'],
    [
      '{N} confirmations (typically {time estimate}) are required before the funds are available in your wallet.',
      'receive.confirmations',
    ],
    ['Generate new deposit address', 'receive.generate'],
    ['Manage deposit addresses', 'receive.manage'],
    ['Receive Digital Assets', 'receive.empty.title'],
    [
      'You don’t have any assets in your wallet. To begin sending or withdrawing assets, you’ll need to add assets to this wallet.',
      'emptyWallet.text',
    ],
    ['Manage Deposit Addresses', 'emptyWallet.manage'],
  ]),
  ...part('Deposit addresses dialog', [
    ['{network} Deposit Addresses', 'depositAddresses.title'],
    ['Generate New Address', 'depositAddresses.generate', 'account.addresses.generate'],
  ]),
  ...part('Reset Cloud Encryption Password dialog', [
    ['Reset Cloud Encryption Password', 'resetPassword.title'],
    ['Enable Cloud Password', 'resetPassword.submit'],
    [
      'Forgot your seed phrase?',
      'resetPassword.forgotPhrase',
      'auth.unlock.forgotPhrase',
      'send.sign.forgotPhrase',
    ],
    [
      'Forgot encryption key?',
      'resetPassword.forgotKey',
      'auth.unlock.forgotKey',
      'send.sign.forgotKey',
    ],
  ]),
  ...part('Other UI pieces', [['From Address', 'confirmation.from']]),
  ...part('Validation rules', [
    ['Must have at least 1 character', 'cloudPassword.empty'],
    ['Password is too weak', 'cloudPassword.weak'],
    ["Passwords don't match", 'cloudPassword.differ'],
    ['Required', 'common.required'],
    ['Too Weak', 'password.strength.TooWeak'],
    ['Weak', 'password.strength.Weak'],
    ['Medium', 'password.strength.Medium'],
    ['Strong', 'password.strength.Strong'],
    [
      'You need to send a small amount of TRX to this address first in order to activate it.',
      'receive.activation',
    ],
    ['Learn more', 'receive.activation.learnMore'],
  ]),
  ...part('Error catalogue', [
    ['Success', 'notification.success'],
    ['Error', 'notification.error'],
    ['Unhandled error', 'notification.unhandled'],
    ['Successfully copied', 'notification.copied'],
    ['Successfully signed out', 'shell.signedOut'],
    ['Transaction sent successfully', 'send.sent.notification'],
    [
      'New address successfully created',
      'receive.generated',
      'depositAddresses.generated',
      'account.addresses.generated',
    ],
    ['New password successfully created', 'resetPassword.done'],
    ['Email successfully verified', 'auth.verifyEmail.success'],
    ['Failed to verify email', 'auth.verifyEmail.failure'],
  ]),
];

/** Texts of errors that flows and services raise themselves: what raises them has them from code. */
export const specifiedErrors = {
  /** On Continue: with a period. */
  recipientBlankOnContinue: "Recipient Address can't be blank.",
  /** On blur: without a period. */
  recipientBlankOnBlur: "Recipient Address can't be blank",
  amountBelowMinimum: 'The amount must be at least the minimum required.',
  amountAboveMaximum: 'The amount must not exceed the maximum allowed limit.',
  /** Title of an answer without a message. */
  untitled: 'Error',
  /** Body of an answer without errors. */
  unhandled: 'Unhandled error',
  /** Error that raises no notification. */
  twoFactor: '2FA code is required to login',
  /** Beginning of a service's unknown error. */
  unknown: 'Unknown error (ID: ',
} as const;

/**
 * Deposit warnings: the assets and the network that may be sent. Each warns that anything else is
 * lost.
 */
export const specifiedWarnings = [
  ['LTC', ['Litecoin', 'Litecoin mainnet']],
  ['BTC', ['Bitcoin', 'Bitcoin mainnet']],
  ['ETH', ['ETH', 'ERC-20', 'Ethereum mainnet']],
  ['TRX', ['TRX', 'TRC-20', 'Tron mainnet']],
  ['SOL', ['SOL', 'Solana mainnet']],
  ['TON', ['TON', 'TON mainnet']],
  ['BSC', ['BNB', 'BEP-20', 'BNB Smart Chain']],
] as const;

function part(
  section: string,
  rows: readonly (readonly [text: string, ...keys: MessageKey[]])[],
): readonly SpecifiedText[] {
  return rows.map(([text, ...keys]) => ({ section, text, keys }));
}

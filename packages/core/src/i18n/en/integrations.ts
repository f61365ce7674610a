import { createTextArea } from '../text-area.ts';

/** Texts of the ways in which a business takes payments and wallets into its own pages. */
export const integrationsTexts = createTextArea('integrations', {
  'integrations.button': 'Payment button',
  'integrations.button.text':
    'Opens the checkout of a payment link. It works on any page, without a script.',
  'integrations.button.loadFailed': "We couldn't load the payment button",
  'integrations.button.links.loadFailed': "We couldn't load your payment links",
  'integrations.button.none': 'No payment link yet',
  'integrations.button.none.text': 'The button needs a payment link to open.',
  'integrations.button.none.create': 'Create a payment link',
  'integrations.button.link': 'Payment link',
  'integrations.button.off': 'This link takes no payments now. Choose another one.',
  'integrations.button.label': 'Button text',
  'integrations.button.default': 'Pay with crypto',
  'integrations.button.theme': 'Look',
  'integrations.button.theme.system': 'Automatic',
  'integrations.button.theme.light': 'Light',
  'integrations.button.theme.dark': 'Dark',
  'integrations.button.preview': 'Preview',
  'integrations.button.page': 'Your page',
  'integrations.button.code': 'HTML of the button',
  'integrations.copy': 'Copy code',

  'integrations.checkout': 'Checkout on your page',
  'integrations.checkout.text':
    'Shows the checkout of one payment inside your page. Your server creates the payment and writes its ID into the code.',
  'integrations.checkout.code': 'HTML of the checkout',
  'integrations.checkout.origins': 'Set allowed origins',
  'integrations.more': 'More ways to connect',
  'integrations.wallet': 'Wallet on your page',
  'integrations.wallet.text':
    'Shows your customers their own wallet, by a script tag or with the React package.',
  'integrations.orders': 'Order updates',
  'integrations.orders.text': 'A webhook tells your shop system when an order is paid.',
  'integrations.customers': 'Customers from another system',
  'integrations.customers.text': 'Import them from a CSV file.',

  'integrations.embed': 'Embedded wallet',
  'integrations.embed.text':
    'Colours of the wallet on your website, wherever it uses your publishable key.',
  'integrations.embed.loadFailed': "We couldn't load the look of the embedded wallet",
  'integrations.embed.accounts': 'Visitors may add accounts',
  'integrations.embed.code': 'Code for your page',
  'integrations.embed.key': 'Replace YOUR_PUBLISHABLE_KEY with a publishable key of this business.',
  'integrations.embed.key.create': 'Create a key',
});

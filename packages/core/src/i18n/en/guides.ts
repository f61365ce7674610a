import { createTextArea } from '../text-area.ts';

/** Texts of the guides for developers, which the pages in docs/guides repeat. */
export const guidesTexts = createTextArea('guides', {
  'guides.title': 'Guides',
  'guides.language': 'Language',
  'guides.language.curl': 'curl',
  'guides.language.node': 'Node',
  'guides.language.php': 'PHP',
  'guides.language.python': 'Python',
  'guides.code.of': '{title} in {language}',
  'guides.copy': 'Copy code',
  'guides.open.developer': 'Open developer settings',
  'guides.open.payments': 'Open payments',
  'guides.open.webhooks': 'Set up webhooks',
  'guides.open.phrase': 'Show the seed phrase',
  'guides.next': 'Next',

  'guide.first-payment.title': 'First payment by API',
  'guide.first-payment.lead':
    'Create a payment from your code, pay it in test mode, and see it complete.',
  'guide.first-payment.key.title': 'Create an API key',
  'guide.first-payment.key.text':
    'Open the developer settings of your business and create a key. Store its secret on your server, as `BILLFOLD_KEY`.',
  'guide.first-payment.create.title': 'Create a payment',
  'guide.first-payment.create.text':
    'Send the order with an idempotency key: a repeated request then creates no second payment.',
  'guide.first-payment.send.title': 'Send the customer to the checkout',
  'guide.first-payment.send.text':
    'Redirect to `checkoutUrl` in the response. The customer chooses an asset there and pays.',
  'guide.first-payment.simulate.title': 'Pay it in test mode',
  'guide.first-payment.simulate.text':
    'Choose a coin at the checkout. Then open the payment in Payments and choose Simulate payment. No real money moves.',
  'guide.first-payment.ship.title': 'Ship when it is confirmed',
  'guide.first-payment.ship.text':
    'Ship when the webhook `payment.confirmed` arrives. It arrives even if the customer closes the page.',

  'guide.webhooks.title': 'Webhooks',
  'guide.webhooks.lead': 'Get told when a payment changes, and verify that Billfold sent it.',
  'guide.webhooks.add.title': 'Add your address',
  'guide.webhooks.add.text':
    'Open the developer settings of your business and add a webhook. Store its secret as `WEBHOOK_SECRET`.',
  'guide.webhooks.verify.title': 'Verify each request',
  'guide.webhooks.verify.text':
    'Compute the signature over the raw body, before you parse it. Any Standard Webhooks library works too.',
  'guide.webhooks.answer.title': 'Answer first, work later',
  'guide.webhooks.answer.text':
    'Respond with 204 within 10 seconds. Other responses are retried for about three days.',
  'guide.webhooks.once.title': 'Process each event once',
  'guide.webhooks.once.text':
    'Store `webhook-id` and skip one that you know. Ignore events whose `sequence` is lower than the last one you processed.',
  'guide.webhooks.missed.title': 'Catch up after an outage',
  'guide.webhooks.missed.text':
    'Open the webhook and send missed events again, or list the events with your key.',

  'guide.going-live.title': 'Going live',
  'guide.going-live.lead': 'What to check before the first real customer pays.',
  'guide.going-live.server.title': 'Check the server',
  'guide.going-live.server.text':
    'This command checks the database, the nodes, the email server, the public address and its headers.',
  'guide.going-live.backup.title': 'Back up, and restore once',
  'guide.going-live.backup.text':
    'Keep the master key apart from the backup. With PostgreSQL the command prints what to run.',
  'guide.going-live.phrase.title': 'Write down the seed phrase',
  'guide.going-live.phrase.text':
    'Payments belong to the settlement wallet. Only its seed phrase recovers them without this server.',
  'guide.going-live.keys.title': 'Create live keys and webhooks',
  'guide.going-live.keys.text':
    'A live server has its own businesses. Create keys and webhooks there, with only the permissions you need.',
  'guide.going-live.test.title': 'Test on the live server',
  'guide.going-live.test.text':
    'Test keys work there too. Pay a test payment with this call, and never send coins to its address.',
  'guide.going-live.events.title': 'Handle what goes wrong',
  'guide.going-live.events.text':
    'Act on `payment.attention`: too little, too much, too late, or a reorganisation.',
  'guide.going-live.first.title': 'Pay yourself once',
  'guide.going-live.first.text': 'Pay a small amount from an exchange, and see the webhook arrive.',
});

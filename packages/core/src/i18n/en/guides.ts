import { createTextArea } from '../text-area.ts';

/** Texts of the guides, which the pages in docs/guides repeat. */
export const guidesTexts = createTextArea('guides', {
  'guides.title': 'Guides',
  'guides.language': 'Language',
  'guides.language.curl': 'curl',
  'guides.language.shell': 'Shell',
  'guides.language.node': 'Node',
  'guides.language.php': 'PHP',
  'guides.language.python': 'Python',
  'guides.code.of': '{title} in {language}',
  'guides.copy': 'Copy code',
  'guides.open.developer': 'Open developer settings',
  'guides.open.payments': 'Open payments',
  'guides.open.firstPayment': 'Read First payment by API',
  'guides.open.webhooks': 'Set up webhooks',
  'guides.open.phrase': 'Show the seed phrase',
  'guides.open.collect': 'Open Collect',
  'guides.open.payouts': 'Open Payouts',
  'guides.forbidden': 'Ask an owner for a role that needs this guide.',

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
    'Redirect to `checkoutUrl` in the response. The customer chooses an asset there and pays. Open it yourself to try.',
  'guide.first-payment.simulate.title': 'Pay it in test mode',
  'guide.first-payment.simulate.text':
    'Choose a coin at the checkout. Then open the payment in Payments and choose Simulate payment. No real money moves.',
  'guide.first-payment.ship.title': 'Ship when it is confirmed',
  'guide.first-payment.ship.text':
    'Ship when the webhook `payment.confirmed` arrives. It arrives even if the customer closes the page.',

  'guide.webhooks.title': 'Webhooks',
  'guide.webhooks.lead': 'Get notified when a payment changes, and verify that Billfold sent it.',
  'guide.webhooks.add.title': 'Add your address',
  'guide.webhooks.add.text':
    'Open the developer settings of your business and add a webhook. Store its secret as `WEBHOOK_SECRET`.',
  'guide.webhooks.verify.title': 'Verify each request',
  'guide.webhooks.verify.text':
    'Compute the signature over the raw body, before you parse it. Any Standard Webhooks library works too. Run the receiver, then choose Send test event on the page of the webhook.',
  'guide.webhooks.answer.title': 'Answer first, work later',
  'guide.webhooks.answer.text':
    'Respond with 204 within 10 seconds. Other responses are retried for about three days.',
  'guide.webhooks.once.title': 'Process each event once',
  'guide.webhooks.once.text':
    'Store `webhook-id` and skip one that you know. For each payment or refund, ignore events with a lower `sequence` than the last one you processed of it.',
  'guide.webhooks.missed.title': 'Catch up after an outage',
  'guide.webhooks.missed.text':
    'Open the webhook and send missed events again, or list the events with your key.',

  'guide.going-live.title': 'Going live',
  'guide.going-live.lead': 'What to check before the first real customer pays.',
  'guide.going-live.operator': 'If you run the server yourself',
  'guide.going-live.server.title': 'Check the server',
  'guide.going-live.server.text':
    'This command checks the database, the nodes, the email server, the public address and its headers.',
  'guide.going-live.backup.title': 'Back up, and restore once',
  'guide.going-live.backup.text':
    'Keep the master key apart from the backup. With PostgreSQL the command prints what to run.',
  'guide.going-live.phrase.title': 'Write down the seed phrase',
  'guide.going-live.phrase.text':
    "Payments belong to the settlement wallet. Only its seed phrase recovers them without this server. Payments into your own hardware wallet are recovered with that wallet's phrase.",
  'guide.going-live.keys.title': 'Create live keys and webhooks',
  'guide.going-live.keys.text':
    'A live server has its own businesses. Create keys and webhooks there, with only the permissions you need.',
  'guide.going-live.test.title': 'Test on the live server',
  'guide.going-live.test.text':
    'Test keys work there too. Create a payment as in First payment by API, then pay it with this call. Never send coins to its address.',
  'guide.going-live.events.title': 'Handle what goes wrong',
  'guide.going-live.events.text':
    'Act on `payment.attention`: too little, too much, too late, or a reorganisation.',
  'guide.going-live.first.title': 'Pay yourself once',
  'guide.going-live.first.text': 'Pay a small amount from an exchange, and see the webhook arrive.',

  'guide.refunds.title': 'Refunds',
  'guide.refunds.lead': 'Send all or part of a payment back to the customer.',
  'guide.refunds.open.title': 'Open the payment',
  'guide.refunds.open.text':
    'Open it in Payments and choose Refund. Money that matches no payment has a Refund button under Unmatched.',
  'guide.refunds.amount.title': 'Choose the amount',
  'guide.refunds.amount.text':
    'Choose how much goes back, such as Everything received or Another amount. Network fee decides who pays for the transaction.',
  'guide.refunds.place.title': 'Choose where it goes',
  'guide.refunds.place.text':
    "Ask the customer makes a link on which the customer enters an address. Enter an address takes one that the customer gave you. Don't reuse the address that paid: an exchange may own it.",
  'guide.refunds.create.title': 'Check and create it',
  'guide.refunds.create.text':
    'Choose Review refund, check the amount and the address, then choose Create refund. Nothing is sent yet.',
  'guide.refunds.sign.title': 'Sign it',
  'guide.refunds.sign.text':
    'Only the owner of the settlement wallet can. Choose Sign refund on the payment, then Sign and send. If coins are missing, Collect and continue brings them first.',
  'guide.refunds.own.title': 'If the coins are in your own wallet',
  'guide.refunds.own.text':
    'Send Bitcoin or Litecoin that arrived there from that wallet. Then enter the transaction and choose Record refund.',
  'guide.refunds.follow.title': 'See it arrive',
  'guide.refunds.follow.text':
    'The refund shows Sent, then Confirmed. If it shows Not sent, sign again: it is sent once, however often you sign. The webhook `refund.updated` tells your server.',

  'guide.collect.title': 'Collecting',
  'guide.collect.lead': 'Move paid coins from payment addresses to your settlement account.',
  'guide.collect.open.title': 'See what waits',
  'guide.collect.open.text':
    'Open Collect. Funds to collect lists each asset with its value. Only coins on Ethereum, BNB Smart Chain and Tron wait there.',
  'guide.collect.fees.title': 'Have coins for the fees',
  'guide.collect.fees.text':
    'Network fees are paid in ETH, BNB or TRX. Keep some in your settlement account: addresses that hold only tokens need them.',
  'guide.collect.plan.title': 'Check the plan',
  'guide.collect.plan.text':
    'Choose Collect beside an asset. You see what you receive, the network fees at most, and what is not collected now. The row Not signed now counts the addresses that this signature leaves out, and says why.',
  'guide.collect.sign.title': 'Sign it',
  'guide.collect.sign.text':
    'Only the owner of the settlement wallet can. Choose Sign and collect. If the fees have changed, nothing is sent: choose Get new fees and sign again.',
  'guide.collect.follow.title': 'See it arrive',
  'guide.collect.follow.text':
    'Newest collections shows Collecting, then Collected. If it needs another signature, choose Sign the rest. Nothing is sent twice.',

  'guide.payouts.title': 'Payouts',
  'guide.payouts.lead': 'Pay many recipients in one asset, with one signature.',
  'guide.payouts.asset.title': 'Choose the asset',
  'guide.payouts.asset.text':
    'Open Payouts and choose New payout. Then choose an asset. It is paid from your settlement account.',
  'guide.payouts.rows.title': 'Add the recipients',
  'guide.payouts.rows.text':
    'Choose Add recipient for each, paste rows from a spreadsheet, or choose Import CSV. The file has the columns `address` and `amount`, and may have `memo` and `reference`.',
  'guide.payouts.review.title': 'Review the rows',
  'guide.payouts.review.text':
    "Choose Review payout. Rows that can't be paid are marked: correct them and review again. To pay repeated rows, tick Pay repeated rows too.",
  'guide.payouts.check.title': 'Check the payout',
  'guide.payouts.check.text':
    'You see each recipient, what you pay, and the network fees at most. If funds are missing, send them to the address shown and choose Check again.',
  'guide.payouts.sign.title': 'Sign it',
  'guide.payouts.sign.text':
    'Only the owner of the settlement wallet can. Choose Sign payout, then Sign and pay.',
  'guide.payouts.follow.title': 'See it arrive',
  'guide.payouts.follow.text':
    'The payout opens. Each recipient shows Sent, then Confirmed. If it needs another signature, choose Sign the rest: it lists the recipients that remain, the amount and the fees before you sign. Download CSV saves it for your books.',
});

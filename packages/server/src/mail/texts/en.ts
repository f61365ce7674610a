/** English texts of all mails, which every other language has too. */
export const english = {
  'subject.test': 'Test: {subject}',
  'amount.on': '{amount} on {network}',
  'amount.worth': '{amount} on {network} ({value})',
  'open.security': 'Security settings',

  'verify.subject': 'Verify your email address',
  'verify.text': 'Open this link to verify your email address:',
  'verify.open': 'Verify email',
  'verify.expiry':
    "The link works once and expires in 24 hours. Didn't sign up for Billfold? Ignore this email.",

  'device.subject': 'New sign-in to your Billfold account',
  'device.text': 'New sign-in to your account from: {device}.',
  'device.unknown': 'unknown',
  'device.facts': 'Time: {time}. IP address: {ip}.',
  'device.notYou': "Wasn't you? Change your password and sign out that session now:",

  'reset.subject': 'Set a new password',
  'reset.text': 'Open this link to set a new sign-in password:',
  'reset.open': 'Set a new password',
  'reset.expiry':
    "The link works once and expires in 30 minutes. Your cloud encryption passwords and seed phrases don't change. Didn't ask for this? Ignore this email.",

  'password.subject': 'Your password was changed',
  'password.text':
    "The sign-in password of your Billfold account was changed. Your cloud encryption passwords and seed phrases haven't changed.",
  'password.logins':
    "These connected logins can still sign in: {logins}. If you don't recognise one of them, remove it in your security settings.",
  'password.notYou': "Wasn't you? Set a new password now:",

  'email.subject': 'Your email address was changed',
  'email.text':
    'Your Billfold account now has a different email address. This one can no longer sign in.',
  'email.undo':
    "Wasn't you? Undo the change. This signs out every device, and we'll email you a link to set a new password:",
  'email.open': 'Undo email change',
  'email.expiry': 'The link works once and expires in 24 hours.',

  'secured.subject': 'Your account was secured',
  'secured.text':
    'We ended this access to your Billfold account: {sessions, plural, one {# other session} other {# other sessions}}, {tokens, plural, one {# personal access token} other {# personal access tokens}}, {devices, plural, one {# trusted device} other {# trusted devices}}, {logins, plural, one {# connected login} other {# connected logins}}. Links that we emailed you to verify your address or to set a password no longer work.',
  'secured.kept': 'Your {provider} login stays connected, because it is your only way to sign in.',
  'secured.notYou': "Wasn't you, or someone else may know your password? Set a new one now:",

  'twoFactor.subject.enabled': 'Two-factor sign-in is on',
  'twoFactor.text.enabled':
    'Signing in to your Billfold account now asks for a code from your authenticator app. We signed out all other sessions and revoked all personal access tokens.',
  'twoFactor.subject.disabled': 'Two-factor sign-in is off',
  'twoFactor.text.disabled': 'Signing in to your Billfold account no longer asks for a code.',
  'twoFactor.subject.codes-renewed': 'Your recovery codes were replaced',
  'twoFactor.text.codes-renewed':
    'Your Billfold account has new recovery codes. The old ones no longer work.',
  'twoFactor.subject.recovery-code-used': 'A recovery code was used',
  'twoFactor.text.recovery-code-used':
    'A recovery code was used instead of a code from your authenticator app. It no longer works.',
  'twoFactor.notYou': "Wasn't you? Change your password and sign out all other sessions now:",

  'token.subject': 'A personal access token was created',
  'token.text.READ':
    "Your Billfold account has a new personal access token. Anyone who has it can read your wallets, until {day}. It can't send coins or change contacts.",
  'token.text.FULL':
    "Your Billfold account has a new personal access token. Anyone who has it can read your wallets and change notes, labels and other things that need no password, until {day}. It can't send coins or change contacts.",
  'token.notYou': "Wasn't you? Revoke the token and change your password now:",

  'identity.subject.connected': '{provider} was connected',
  'identity.text.connected': 'You can now sign in to your Billfold account with {provider}.',
  'identity.subject.disconnected': '{provider} was disconnected',
  'identity.text.disconnected':
    'You can no longer sign in to your Billfold account with {provider}.',
  'identity.notYou': "Wasn't you? Change your password and check your connected logins now:",

  'export.subject': 'Your data is ready',
  'export.text': 'Your data export is ready. You can download it for 7 days:',
  'export.open': 'Download your data',
  'export.notYou': "Didn't ask for it? Change your password and sign out all other sessions now.",

  'deleted.subject': 'Your Billfold account was deleted',
  'deleted.text': 'You can no longer sign in to it. We erase its data after 30 days.',
  'deleted.coins':
    'Your coins stay on the blockchain. Anyone with the seed phrase can still move them.',

  'key.subject.SEED_REVEALED': 'Your seed phrase was shown',
  'key.text.SEED_REVEALED':
    'The seed phrase of one of your wallets was revealed with its cloud encryption password.',
  'key.advice.SEED_REVEALED':
    "Wasn't you? Move your funds to a new wallet now and change your passwords.",
  'key.subject.CLOUD_PASSWORD_RESET': 'Your cloud encryption password was reset',
  'key.text.CLOUD_PASSWORD_RESET':
    'The cloud encryption password of one of your wallets was reset with its seed phrase. You were signed out on all other devices.',
  'key.advice.CLOUD_PASSWORD_RESET':
    "Wasn't you? Someone else has your seed phrase. Move your funds to a new wallet now.",
  'key.subject.CLOUD_PASSWORD_CHANGED': 'Your cloud encryption password was changed',
  'key.text.CLOUD_PASSWORD_CHANGED':
    'One of your wallets has a new cloud encryption password. The old one no longer opens it.',
  'key.advice.CLOUD_PASSWORD_CHANGED':
    "Wasn't you? Reset the password with your seed phrase and change your sign-in password.",
  'key.subject.WALLET_DELETED': 'A wallet was deleted',
  'key.text.WALLET_DELETED':
    'One of your wallets was deleted. You can restore it for 30 days. After that you need its seed phrase.',
  'key.advice.WALLET_DELETED':
    'Your coins stay on the blockchain. Anyone with the seed phrase can still move them.',
  'key.subject.SEND_CODE_NOT_REQUIRED': 'Sending no longer asks for a code',
  'key.text.SEND_CODE_NOT_REQUIRED':
    'Transactions from one of your Billfold wallets no longer need a code from your authenticator app.',
  'key.advice.SEND_CODE_NOT_REQUIRED':
    "Wasn't you? Change your password and sign out all other sessions now.",

  'contact.subject': 'A contact has a new address',
  'contact.text': 'Contacts in your wallet "{wallet}" now have another address:',
  'contact.line': '{name} ({network}): {address}',
  'contact.lineWithMemo': '{name} ({network}): {address}, memo {memo}',
  'contact.more': 'and {count} more.',
  'contact.notYou':
    "Send marks them for 24 hours. Wasn't you? Check your contacts before you pay anyone, and secure your account:",
  'contact.added.subject': 'New contacts in your wallet',
  'contact.added.text':
    'Contacts were added to your wallet "{wallet}". From {time} more than {amount} USD can be sent to them:',
  'contact.added.notYou': "Wasn't you? Delete them before then, and secure your account:",

  'transaction.open': 'View transaction',
  'transaction.manage': 'Manage email notifications:',
  'transaction.notifications': 'Notifications',
  'transaction.notYou':
    "Wasn't you? Someone else has your keys. Move your remaining funds to a new wallet now.",
  'transaction.fee': 'Network fee: up to {fee}.',
  'transaction.sent.subject': 'You sent {amount}',
  'transaction.sent': 'You sent {amount} to {address}.',
  'transaction.sent.several': 'You sent {amount} to several addresses.',
  'transaction.elsewhere.subject': '{amount} left your wallet',
  'transaction.elsewhere':
    '{amount} was sent to {address}. It was not signed here: the same seed phrase is in use elsewhere.',
  'transaction.elsewhere.several':
    '{amount} was sent to several addresses. It was not signed here: the same seed phrase is in use elsewhere.',
  'transaction.received.subject': 'You received {amount}',
  'transaction.received': 'You received {amount} at {address}.',
  'transaction.received.several': 'You received {amount} at several addresses.',
  'transaction.received.wait':
    '{count, plural, one {It can be spent after # more block.} other {It can be spent after # more blocks.}}',
  'transaction.confirmed.subject.received': 'Confirmed: {amount} received',
  'transaction.confirmed.received': 'The network has confirmed that you received {amount}.',
  'transaction.confirmed.subject.sent': 'Confirmed: {amount} sent',
  'transaction.confirmed.sent': 'The network has confirmed that you sent {amount}.',

  'invitation.subject': 'Join {business} on Billfold',
  'invitation.OWNER': '{inviter} invited you to {business} as an owner.',
  'invitation.ADMIN': '{inviter} invited you to {business} as an admin.',
  'invitation.DEVELOPER': '{inviter} invited you to {business} as a developer.',
  'invitation.ACCOUNTANT': '{inviter} invited you to {business} as an accountant.',
  'invitation.SUPPORT': '{inviter} invited you to {business} as a support agent.',
  'invitation.VIEWER': '{inviter} invited you to {business} as a viewer.',
  'invitation.text': 'Sign in with {email}, or sign up with it, and accept the invitation:',
  'invitation.open': 'Accept invitation',
  'invitation.expiry':
    "The link works once and expires in 7 days. Don't know {inviter}? Ignore this email.",

  'takeover.subject': 'Payments to {business} go to another wallet',
  'takeover.text': '{name} took over the payments to {business} with a wallet of their own.',
  'takeover.addresses':
    'Addresses that customers have already stay watched. Money that arrived there stays in the earlier wallet.',
  'takeover.notExpected': "Didn't expect this? Look at the team, and ask the other owners.",
  'takeover.open': 'Open the team',

  'watchKey.subject': '{asset} payments to {business} go to another wallet',
  'watchKey.chosen':
    '{name} chose the public key of another wallet. New {asset} payments to {business} arrive at its addresses.',
  'watchKey.address': 'The first address is {address}.',
  'watchKey.removed':
    '{name} removed the public key of another wallet. New {asset} payments to {business} arrive in the settlement wallet again.',

  'business.named':
    "{business} chose your address for this email. Don't want it? Ask them to remove your address.",
  'business.manage': 'Choose which emails your business gets:',
  'business.notifications': 'Notifications',
  'business.order': 'Order: {order}',

  'payment.completed.subject': 'Payment of {price} completed',
  'payment.completed': '{business} was paid {price}. The payment is final.',
  'payment.marked_paid':
    '{business} marked a payment of {price} as paid. It adds nothing to what was received.',
  'payment.attention.subject': 'Payment of {price} needs attention',
  'payment.attention': 'A payment of {price} to {business} needs your attention.',
  'payment.underpaid': 'The customer paid too little: {amount} is missing.',
  'payment.overpaid': 'The customer paid {amount} too much.',
  'payment.late': 'The money arrived after the time to pay.',
  'payment.wrong_asset': "Another asset arrived. It doesn't count for the payment.",
  'payment.multiple': 'Another transfer arrived.',
  'payment.other_network':
    "Coins came to the address of the payment on another network. They don't count, and Billfold can't move them.",
  'payment.reorged':
    "The network took a block back. Don't ship until the payment is confirmed once more.",
  'payment.received': 'Received: {amount}',
  'payment.open': 'Open payment',

  'unmatched.subject': 'A transfer of {amount} names no payment',
  'unmatched.text': "{business} received {amount}. We don't know for which payment.",
  'unmatched.advice': 'Assign the transfer to a payment, or refund it.',
  'unmatched.open': 'Open unmatched transfers',

  'webhook.failing.subject': 'A webhook of {business} is failing',
  'webhook.failing': 'For more than an hour, {url} has accepted no event.',
  'webhook.failing.retries':
    'We try each event again for about three days. Repair the receiver before that.',
  'webhook.failing.end': 'After five days without success we turn the webhook off.',
  'webhook.disabled.subject': 'A webhook of {business} was turned off',
  'webhook.disabled.gone': 'We stopped sending events to {url}. The receiver answered 410 Gone.',
  'webhook.disabled.silent':
    'We stopped sending events to {url}. Nothing was accepted for five days.',
  'webhook.disabled.advice':
    'Repair the receiver, turn the webhook on again, and send the missed events again. They are kept for 30 days.',
  'webhook.open': 'Open webhook',

  'refund.confirmed.subject': 'Refund of {amount} confirmed',
  'refund.confirmed': '{business} refunded {amount}. The network has confirmed it.',
  'refund.signature.subject': 'Refund of {amount} needs a signature',
  'refund.signature': 'A refund of {amount} by {business} waits for a signature.',
  'refund.signature.again':
    'The network refused a refund of {amount} by {business}. Sign the refund again.',
  'refund.signature.owner': 'Only the owner of the wallet that payments go to can sign it.',

  'settlement.signature.subject': 'Collection of {amount} needs a signature',
  'settlement.signature':
    'A collection of {amount} by {business} has transactions without a signature.',
  'settlement.open': 'Open collections',
  'payout.signature.subject': 'Payout of {amount} needs a signature',
  'payout.signature': 'A payout of {amount} by {business} has transactions without a signature.',
  'payout.open': 'Open payout',
  'signature.owner': 'Only the owner of the wallet that payments go to can sign.',

  'gas.low.subject': '{business} is low on {symbol} for network fees',
  'gas.low': '{business} has {amount} left for network fees.',
  'gas.low.covers':
    "{count, plural, =0 {That doesn't pay for a token transfer.} one {That pays for # token transfer.} other {That pays for # token transfers.}} At present, one costs up to {fee}.",
  'gas.low.advice':
    "Send {symbol} to {address}. Without it, your tokens can't be collected, refunded or paid out.",
  'dashboard.open': 'Open dashboard',

  'digest.subject.DAILY': 'Payments to {business} on {day}',
  'digest.subject.WEEKLY': 'Payments to {business} from {from} to {to}',
  'digest.paid':
    '{count, plural, =0 {No payment was confirmed.} one {# payment was confirmed:} other {# payments were confirmed:}}',
  'digest.refunded':
    '{count, plural, one {# refund was confirmed:} other {# refunds were confirmed:}}',
  'digest.attention':
    '{count, plural, one {# payment needs attention now.} other {# payments need attention now.}}',
  'digest.unmatched':
    '{count, plural, one {# transfer names no payment.} other {# transfers name no payment.}}',

  'report.subject': 'Your report is ready',
  'report.subject.monthly': 'Your monthly report is ready',
  'report.text.PAYMENTS':
    'The report on payments from {from} to {to} is ready. You can download it for 30 days:',
  'report.text.TRANSFERS':
    'The report on transfers from {from} to {to} is ready. You can download it for 30 days:',
  'report.text.REFUNDS':
    'The report on refunds from {from} to {to} is ready. You can download it for 30 days:',
  'report.text.SETTLEMENTS':
    'The report on settlements from {from} to {to} is ready. You can download it for 30 days:',
  'report.text.TAX':
    'The report on income by month from {from} to {to} is ready. You can download it for 30 days:',
  'report.open': 'Open reports',

  'invoice.subject': 'Invoice {number}: {sum}',
  'invoice.text': 'The fees on payments that completed until the end of {month} are {sum}.',
  'invoice.open': 'Pay invoice',
  'invoice.earlier': 'See the payments and earlier invoices:',
  'invoice.billing': 'Open billing',

  'linkInvoice.subject': '{shop} sent you an invoice: {sum}',
  'linkInvoice.text': '{shop} asks you to pay {sum} for {title}.',
  'linkInvoice.number': 'Invoice {number}, issued by {issuer}.',
  'linkInvoice.line': '{quantity} × {label}, {price} each',
  'linkInvoice.line.one': '{label}, {price}',
  'linkInvoice.due': 'Due on {day}.',
  'linkInvoice.note': 'Note from {shop}: {note}',
  'linkInvoice.test': 'This is a test invoice. No real money is due.',
  'linkInvoice.how': 'You pay with cryptocurrency. This page shows how:',
  'linkInvoice.stop': "Don't want these emails? Stop invoices and reminders from {shop} by email:",
  'linkInvoice.stop.open': 'Stop emails',
  'linkInvoice.reminder.subject': 'Reminder: invoice from {shop}, {sum}',
  'linkInvoice.reminder.before': 'The invoice from {shop} for {title} is due on {day}: {sum}.',
  'linkInvoice.reminder.today': 'The invoice from {shop} for {title} is due today: {sum}.',
  'linkInvoice.reminder.after':
    'The invoice from {shop} for {title} was due on {day}: {sum}. It is not paid yet.',
  'linkInvoice.reminder.after.part':
    'The invoice from {shop} for {title} was due on {day}: {sum}. It is not fully paid yet.',

  'commissions.subject': 'Commissions of {business}: {sum}',
  'commissions.text':
    '{business} referred businesses to your server and earned {sum}. Pay them by this link:',
  'commissions.open': 'Pay commissions',

  fact: '{label}: {value}',
  'fact.invoice': 'Invoice',
  'fact.order': 'Order',
  'fact.for': 'For',
  'fact.price': 'Price',
  'fact.receipt': 'Receipt',
  'fact.paid': 'Paid with',
  'fact.marked': 'Marked as paid by the shop',
  'fact.over': 'Overpaid',
  'fact.transaction': 'Transaction',
  'fact.id': 'Payment ID',
  'fact.arrived': 'Arrived',
  'fact.date': 'Date',
  'fact.address': 'Address',
  'fact.memo': 'Memo',

  'receipt.subject': 'Receipt {number} from {shop}',
  'receipt.text': '{shop} received your payment.',
  'receipt.marked': '{shop} marked your payment as paid.',
  'receipt.line': '{quantity} × {label}',
  'receipt.test': 'This was a test payment. No real money moved.',
  'receipt.open': 'Open receipt',
  'receipt.entered':
    'This address was entered on the payment page. Not you? You can ignore this email.',
  'customer.questions': 'Questions? Write to {email}.',
  'customer.site': 'Questions? Contact the shop: {website}',
  'customer.none.ORDER': 'Questions? Write to {shop} where you ordered, and give this payment ID.',
  'customer.none.LINK':
    'Questions? Write to {shop} where you got the payment link, and give this payment ID.',
  'customer.none.INVOICE':
    'Questions? Write to {shop} where you got the invoice, and give this payment ID.',
  'customer.page': 'Open payment page',

  // The words of the checkout page, which says the same of the payment.
  'checkout.amount': 'Amount',
  'checkout.footer': 'Payments by Billfold',
  'checkout.send.partly.stuck':
    'Is the rest too small to send? {merchant} can accept what arrived or send it back.',
  'checkout.paid.over': 'You sent {amount} too much. Ask {merchant} to send it back to you.',
  'checkout.paid.over.how':
    '{merchant} then gives you a link, where you enter the address for it. The network fee may be taken off.',
  'checkout.paid.over.returned': 'You sent {amount} too much. {merchant} sent it back to you.',
  'checkout.paid.less': '{amount} less than the price arrived. {merchant} accepts that.',
  'checkout.sentBack.WAITING_FOR_ADDRESS':
    '{merchant} wants to send {amount} back to you, and needs the address of your wallet.',
  'checkout.sentBack.unsent':
    '{merchant} had no email address to send the link to: ask for it, and give the payment ID below.',
  'checkout.sentBack.SENT': '{amount} is on its way back to you. The network is confirming it.',
  'checkout.expired.short': 'Only part of the price arrived',
  'checkout.expired.short.amount': '{amount} arrived in time.',
  'checkout.expired.short.value': '{value} of {price} arrived in time ({amount}).',
  'checkout.expired.short.text': 'Do not send more. {merchant} can accept it or send it back.',
  'checkout.send.asked': '{merchant} asks for the rest after all: this payment is open again.',
  'checkout.expired.wrongAsset':
    'Your {other} are at {merchant}, not lost, but this payment asked for {symbol}. Ask {merchant} to accept or return them before you pay again.',
  'checkoutHash.held.wrongAsset': '{other} arrived instead of {symbol}',
  'checkoutHash.held.wrongAsset.text':
    'Your {other} are at {merchant}, not lost: {merchant} can accept or return them. Do not pay again.',
  'checkout.late': 'Your payment arrived late',
  'checkout.late.text':
    '{amount} arrived after time ran out. Do not pay again. {merchant} can accept it or send it back.',
  'checkout.late.cancelled':
    '{amount} arrived after this payment was cancelled. Do not pay again. {merchant} can accept it or send it back.',
  'checkout.invalid': 'Payment did not go through',
  'checkout.invalid.text': '{merchant} did not accept this payment. Ask {merchant} what to do.',
  'checkout.invalid.arrived': 'Payment not accepted',
  'checkout.invalid.arrived.text':
    'Your {amount} arrived, but {merchant} did not accept it for this order. Ask {merchant} to accept it or send it back before you pay again.',
  'checkout.invalid.reorged':
    'The network did not keep your transaction, so this order is not paid. Check your wallet: the coins may be back there, or may still be sent again. Ask {merchant} before you pay again.',
  'checkoutHash.lost':
    'Your transaction failed, or was cancelled or replaced, so nothing arrived. Check your wallet before you send again.',

  'back.link': 'We emailed you the link for it. None came? Ask {merchant}.',
  'back.WAITING_FOR_MERCHANT': '{merchant} still has to send {amount} back to you.',
  'problem.subject': '{shop}: {title}',
  'problem.OVERPAID': 'More than the price arrived',
  'problem.REST': '{rest} is still missing',
  'problem.REST.asked': 'Please send the remaining {rest}',
  'problem.REST.send':
    'Send {coins} more before {until}. The payment page shows where. After that, do not send it: ask {merchant}.',
  'problem.REST.tooSmall': '{rest} is missing',
  'problem.REST.tooSmall.text':
    'The missing {rest} is too little to send: the network fee can be higher. Do not send it.',
  'problem.REST.tooSmall.shop':
    '{merchant} has been told and can accept what arrived or send it back. The payment page shows what they decide.',
  'problem.LOST': 'Your transaction did not arrive',
  'problem.LOST.page': 'The payment page shows whether this payment can still be paid.',

  'claim.subject': 'Your refund from {shop}',
  'claim.text': '{shop} refunds {amount}.',
  'claim.text.less': '{shop} refunds {amount}, less the network fee.',
  'claim.advice':
    'Tell us where to send it. The money does not go back to the address that you paid from by itself.',
  'claim.open': 'Enter address',
  'claim.expiry': 'This link expires in 30 days.',
  'claimCode.subject': 'Your refund code from {shop}',
  'claimCode.text': 'Your code is {code}. It expires in 15 minutes.',
  'claimCode.advice': 'Enter it to have {amount} sent to your address. Never give it to anyone.',
  'claimCode.advice.less':
    'Enter it to have {amount}, less the network fee, sent to your address. Never give it to anyone.',
  'refundSent.subject': '{shop} sent your refund',
  'refundSent.text': '{shop} sent you {amount}.',
  'refundSent.text.less': '{shop} sent you {sent}: {amount}, less the network fee of {fee}.',
  'refundSent.arrival': 'It arrives once the network has confirmed it.',
} as const;

/** Key of a text of a mail. */
export type MailKey = keyof typeof english;

/** All texts of mails in one language. */
export type MailTexts = Readonly<Record<MailKey, string>>;

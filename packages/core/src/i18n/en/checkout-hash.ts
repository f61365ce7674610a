import { createTextArea } from '../text-area.ts';

/** Texts of the form by which a payer asks for a transaction, and of the steps that ask to send nothing more. */
export const checkoutHashTexts = createTextArea('checkoutHash', {
  'checkoutHash.text':
    'Paste the transaction hash (TxID) from your wallet or exchange. It is public: it only lets us look for your payment. An exchange shows it once it has sent the coins.',
  'checkoutHash.check': 'Check transaction',
  'checkoutHash.shape':
    'This is no transaction hash. An exchange also shows a withdrawal number: look for TxID.',
  'checkoutHash.isAddress':
    'This is the address to pay to. Paste the transaction hash, which your wallet or exchange shows once it has sent.',
  'checkoutHash.counted': 'We have your payment. This page shows it in a moment.',
  'checkoutHash.seen': 'The transaction exists. We are checking that it pays this price.',
  'checkoutHash.mined':
    'The network has this transaction. If this page does not show it within a minute, ask {merchant} before you pay again.',
  'checkoutHash.unmatched':
    'Your transaction arrived at {merchant}, but does not show which payment it is for. It is not lost: {merchant} can match it. Do not pay again.',
  'checkoutHash.unknown':
    'We have not seen this transaction yet. Do not pay again. An exchange can take an hour to send: check there that it did, and that you copied the whole hash.',
  'checkoutHash.elsewhere':
    'Did you send on another network, or to the address of another order? Ask {merchant} before you pay again.',
  'checkoutHash.paysOther':
    'This transaction does not pay this order: it went to another address, or names another order. Check the hash, and ask {merchant} before you pay again.',
  'checkoutHash.otherNetwork':
    'Your coins arrived at {merchant} on {other}, but this payment asks for coins on {network}. They are not lost: {merchant} can take them out by hand. Ask {merchant} before you pay again.',
  'checkoutHash.memo': 'Sent without the comment? Ask {merchant} before you pay again.',
  'checkoutHash.listed': 'This is a transaction that is listed on this page. It does not count.',
  'checkoutHash.awaited':
    'We found it: {merchant} must match it with this payment. Do not pay again.',
  'checkoutHash.lost':
    'Your transaction failed, or was cancelled or replaced, so nothing arrived. Check your wallet before you send again.',
  'checkoutHash.held.unmatched': 'We found your transaction',
  'checkoutHash.held.unmatched.text':
    'Your transaction arrived at {merchant}, but does not show which payment it is for. It is not lost: {merchant} can match it. Do not pay again.',
  'checkoutHash.held.unmatched.send': 'Pay again anyway',
  'checkoutHash.held.astray': 'Your coins arrived on {other}',
  'checkoutHash.held.astray.text':
    'This payment asks for coins on {network}. Your coins are at {merchant}, not lost: {merchant} can accept them or send them back. Do not pay again.',
  'checkoutHash.held.tooLittle': '{rest} is missing, too little to send',
  'checkoutHash.held.tooLittle.text': '{merchant} can accept what arrived or send it back.',
  'checkoutHash.held.tooLittle.send': 'Send the rest anyway',
  'checkoutHash.held.wrongAsset': '{other} arrived instead of {symbol}',
  'checkoutHash.held.wrongAsset.text':
    'Your {other} are at {merchant}, not lost: {merchant} can accept or return them. Do not pay again.',
  'checkoutHash.held.wrongAsset.send': 'Pay in {symbol} anyway',
  'checkout.send.repriced':
    'The amount was updated: send {amount} {symbol}, not the earlier amount. Already sent? Do not send again: this page shows what arrived.',
  'checkout.send.partly.value': '{seen} ({value}) of {price} arrived',
  'checkout.send.mark': 'Includes {value} that marks your payment.',
  'checkout.send.partly.stuck':
    'Is the rest too small to send? {merchant} can accept what arrived or send it back.',
  'checkout.send.wrongAsset':
    '{other} came to this address, but this payment asks for {symbol}. Ask {merchant}: it can send the {other} back.',
});

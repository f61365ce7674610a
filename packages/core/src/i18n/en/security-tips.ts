import { createTextArea } from '../text-area.ts';

/** Public page of security tips, with a checklist for signed-in users. */
export const securityTipsTexts = createTextArea('security-tips', {
  'securityTips.title': 'Security tips',
  'securityTips.lead': 'What keeps your coins yours, in the order in which it matters.',
  'securityTips.contents': 'On this page',
  'securityTips.home': 'Go to Billfold',
  'securityTips.seedPhrase': 'Seed phrase',
  'securityTips.seedPhrase.1':
    'The words are the wallet. Who has them has the coins, without your password and without your phone.',
  'securityTips.seedPhrase.2':
    'Write them on paper, by hand, twice, and keep the papers in two places.',
  'securityTips.seedPhrase.3': 'No photo, no mail, no notes app, no cloud drive.',
  'securityTips.seedPhrase.4':
    'Nobody of ours asks for them. There is no form, call or chat in which they belong.',
  'securityTips.cloudPassword': 'Cloud encryption password',
  'securityTips.cloudPassword.1':
    'It encrypts the seed phrase that is kept for you, and you enter it each time you send.',
  'securityTips.cloudPassword.2': 'Use another one than for signing in, and for nothing else.',
  'securityTips.cloudPassword.3':
    'We cannot send it to you. With the seed phrase you set a new one at any time.',
  'securityTips.phishing': 'Phishing',
  'securityTips.phishing.1':
    'Look at the address of the page before you type a password. Open it from a bookmark, not from a mail.',
  'securityTips.phishing.2':
    'Hurry is the sign of a trick: a locked account, a prize, a refund that ends today.',
  'securityTips.phishing.3': 'Who wants to help you and asks for the words is a thief.',
  'securityTips.addresses': 'Addresses',
  'securityTips.addresses.1':
    'Compare the whole address with what you were given, not only its ends: look-alikes are made on purpose.',
  'securityTips.addresses.2':
    'Do not copy an address from your history. Tiny transfers are sent to put false ones there.',
  'securityTips.addresses.3':
    'The network has to be the right one too. What is sent on another network is lost.',
  'securityTips.addresses.4': 'For a large amount, send a small one first.',
  'securityTips.devices': 'Devices',
  'securityTips.devices.1': 'Turn on two-factor sign-in, with an app and not by text message.',
  'securityTips.devices.2': 'Keep browser and system up to date, and lock the screen.',
  'securityTips.devices.3': 'Install few browser extensions: they see what you see.',
  'securityTips.devices.4':
    'Look at your sessions now and then, and sign out those you do not know.',
  'securityTips.exchanges': 'Exchanges',
  'securityTips.exchanges.1':
    'Some deposit addresses of exchanges need a memo or tag. Without it the coins are hard to get back.',
  'securityTips.exchanges.2':
    'An exchange may take its fee from what you send. Look at what arrives.',
  'securityTips.exchanges.3': 'Ask the exchange which network it sends on before you choose one.',
  'securityTips.tron': 'New Tron accounts',
  'securityTips.tron.1':
    'An account exists on Tron once it has received TRX. Until then tokens that are sent to it can be seen and not moved.',
  'securityTips.tron.2':
    'Send a small amount of TRX to the address first. Who sends it pays the network about 1 TRX more for opening the account.',
  'securityTips.wrong': 'If something went wrong',
  'securityTips.wrong.1':
    'Somebody knows your seed phrase: make a new wallet and move everything to it, now.',
  'securityTips.wrong.2':
    'Somebody knows your sign-in password: change it, and sign out all other sessions.',
  'securityTips.wrong.3':
    'You lost the phone with your codes: sign in with a recovery code and set two-factor up anew.',
  'securityTips.wrong.4': 'A transaction that is confirmed cannot be called back by anybody.',

  'checklist.title': 'Your checklist',
  'checklist.text': '{done, plural, one {# of {total} is done} other {# of {total} are done}}',
  'checklist.done': 'Done',
  'checklist.open': 'To do',
  'checklist.loadFailed': 'Your checklist could not be loaded',
  'checklist.item.email-verified': 'Verified email',
  'checklist.item.two-factor': 'Two-factor sign-in',
  'checklist.item.recovery-codes': 'At least 3 recovery codes',
  'checklist.item.seed-confirmed': 'Seed phrases written down and confirmed',
  'checklist.item.few-sessions': 'No more than 5 sessions',
  'checklist.item.tokens-in-use': 'No unused access tokens',
  'checklist.item.new-device-mails': 'Mails about new devices',
});

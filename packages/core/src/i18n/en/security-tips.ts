import { createTextArea } from '../text-area.ts';

/** Public page of security tips, with a checklist for signed-in users. */
export const securityTipsTexts = createTextArea('security-tips', {
  'securityTips.title': 'Security tips',
  'securityTips.lead': 'What keeps your coins yours, most important first.',
  'securityTips.contents': 'On this page',
  'securityTips.back': 'Back to the wallet',
  'securityTips.seedPhrase': 'Seed phrase',
  'securityTips.seedPhrase.1':
    'The words are the wallet. Anyone with them has the coins, without your password or your phone.',
  'securityTips.seedPhrase.2':
    'Write them on paper, by hand, twice, and keep the papers in two places.',
  'securityTips.seedPhrase.3': 'No photo, no email, no notes app, no cloud drive.',
  'securityTips.seedPhrase.4':
    'We will never ask for them by phone, email or chat. Enter them only on {site}: to import or unlock a wallet, to sign, or to reset its encryption password.',
  'securityTips.cloudPassword': 'Cloud encryption password',
  'securityTips.cloudPassword.1':
    'It encrypts the seed phrase that is kept for you, and you enter it each time you send.',
  'securityTips.cloudPassword.2': 'Make it unique: never reuse it.',
  'securityTips.cloudPassword.3':
    'We cannot send it to you. With the seed phrase you can set a new one at any time.',
  'securityTips.phishing': 'Phishing',
  'securityTips.phishing.1':
    'Check the address of the page before you type a password. Open it from a bookmark, not from an email.',
  'securityTips.phishing.2':
    'Urgency is a red flag: a locked account, a prize, a refund ending today.',
  'securityTips.phishing.3':
    'Anyone who offers help and asks for your seed phrase is trying to rob you.',
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
    'An exchange may take its fee from what you send. Check the amount that arrives.',
  'securityTips.exchanges.3': 'Ask the exchange which network it sends on before you choose one.',
  'securityTips.tron': 'New Tron accounts',
  'securityTips.tron.1':
    "An account exists on Tron once it has received TRX. Until then you'll see tokens but can't move them.",
  'securityTips.tron.2':
    'Send a small amount of TRX to the address first. The sender pays the network about 1 TRX more for opening the account.',
  'securityTips.wrong': 'If something went wrong',
  'securityTips.wrong.1':
    'Someone knows your seed phrase: create a new wallet and move everything to it, now.',
  'securityTips.wrong.2':
    'Someone knows your sign-in password: change it, and sign out all other sessions.',
  'securityTips.wrong.3':
    'You lost the phone with your codes: sign in with a recovery code and set up two-factor again.',
  'securityTips.wrong.4': "Confirmed transactions can't be reversed.",

  'checklist.title': 'Your checklist',
  'checklist.text': '{done} of {total} done',
  'checklist.done': 'Done',
  'checklist.open': 'To do',
  'checklist.doneItems': '{count} done',
  'checklist.go': 'Open',
  'checklist.loadFailed': "We couldn't load your checklist",
  'checklist.item.email-verified': 'Verified email',
  'checklist.item.two-factor': 'Two-factor sign-in',
  'checklist.item.recovery-codes': 'At least 3 recovery codes',
  'checklist.item.seed-confirmed': 'Seed phrases written down and confirmed',
  'checklist.item.few-sessions': 'No more than 5 sessions',
  'checklist.item.tokens-in-use': 'No unused access tokens',
  'checklist.item.new-device-mails': 'New-device alerts',
});

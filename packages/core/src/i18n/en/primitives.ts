import type { TextArea } from '../text-area.ts';

/** Texts of the parts that every screen is made of. */
export const primitives = {
  'notification.region': 'Notifications',
  'notification.count': '×{count}',
  'password.show': 'Show {label}',
  'password.hide': 'Hide {label}',
  'password.strength': 'Password strength',
  'password.strength.TooWeak': 'Too Weak',
  'password.strength.Weak': 'Weak',
  'password.strength.Medium': 'Medium',
  'password.strength.Strong': 'Strong',
  'amount.max': 'Max',
  'amount.notRead': 'Not pasted: the amount is not clear. Write decimals after a point.',
  'network.beta': 'Beta',
  'pager.pages': 'Pages',
  'pager.range': '{first}–{last} of {total}',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'picker.choose': 'Choose',
  'picker.search': 'Search',
  'picker.nothingFound': 'Nothing found',
  'copy.manually': 'Your browser does not allow copying here. Select the text and copy it.',
  'explorer.open': 'View in explorer',
  'time.now': 'Just now',
  'time.minutesAgo': '{count} min ago',
  'time.hoursAgo': '{count} h ago',
  'time.yesterday': 'Yesterday',
  'time.daysAgo': '{count} days ago',
  'time.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'time.hours': '{hours, plural, one {# hour} other {# hours}}',
  'time.hoursMinutes':
    '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
  'time.about': 'about {time}',
  'secretEntry.frame.title': 'Not on this page',
  'secretEntry.frame.text':
    'Your seed phrase and your cloud encryption password are entered on the pages of your wallet only, where no script of another site can read them. Open your wallet there to go on.',
  'seedPhrase.hidden': 'Your seed phrase is hidden',
  'seedPhrase.alone': 'Make sure that nobody else can see your screen.',
  'seedPhrase.reveal': 'Reveal',
  'seedPhrase.words': 'Seed phrase',
  'seedPhrase.wordsLeft': 'Words in random order',
  'seedPhrase.wrongWord': 'Word {position} is not right. Take it back and look at your copy again.',
  'seedPhrase.undo': 'Undo',
  'seedPhrase.showAgain': 'Show again',
} as const;

export const primitivesTexts: TextArea = { name: 'primitives', english: primitives };

import { createTextArea } from '../text-area.ts';

/** Texts of the Contacts dialog. */
export const contactsTexts = createTextArea('contacts', {
  'contacts.title': 'Contacts',
  'contacts.search': 'Search contacts',
  'contacts.list': 'Contacts',
  'contacts.add': 'Add contact',
  'contacts.addTitle': 'New contact',
  'contacts.editTitle': 'Edit contact',
  'contacts.edit': 'Edit {name}',
  'contacts.name': 'Name',
  'contacts.nameLength': 'Use at most 80 characters',
  'contacts.network': 'Network',
  'contacts.address': 'Address',
  'contacts.memo': 'Comment (optional)',
  'contacts.memo.hint': 'Payments to this contact carry it along. Exchanges usually need one.',
  'contacts.memoLength': 'Use at most 120 characters',
  'contacts.save': 'Save',
  'contacts.saved': 'Contact successfully saved',
  'contacts.remove': 'Remove',
  'contacts.removeTitle': 'Remove contact?',
  'contacts.removeText':
    '{name} leaves your address book. Nothing changes about what you sent there.',
  'contacts.removed': 'Contact successfully removed',
  'contacts.empty.title': 'No contacts yet',
  'contacts.empty.text':
    'Keep the addresses that you send to, so that you need not compare them each time.',
  'contacts.nothingFound': 'No contact matches this search.',
  'contacts.import': 'Import CSV',
  'contacts.imported':
    '{count, plural, =0 {No contact was added.} one {# contact was added.} other {# contacts were added.}}',
  'contacts.imported.known':
    '{count, plural, one {# was there already.} other {# were there already.}}',
  'contacts.imported.refused': 'Line {line}: {message}',
  'contacts.loadFailed': 'Your contacts could not be loaded',
  'contacts.saveFailed': 'The contact was not saved',
  'contacts.removeFailed': 'The contact was not removed',
  'contacts.importFailed': 'The file was not imported',
});

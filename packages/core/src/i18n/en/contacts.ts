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
  'contacts.memo.hint': 'Added to every transaction to this contact. Exchanges usually need one.',
  'contacts.memoLength': 'Use at most 120 characters',
  'contacts.save': 'Save',
  'contacts.saved': 'Contact successfully saved',
  'contacts.remove': 'Remove',
  'contacts.removeTitle': 'Remove contact?',
  'contacts.removeText':
    '{name} will be removed from your contacts. Past transactions stay in your history.',
  'contacts.removed': 'Contact successfully removed',
  'contacts.empty.title': 'No contacts yet',
  'contacts.empty.text':
    'Save the people you pay, so you can pick a name instead of pasting an address.',
  'contacts.nothingFound': 'No contact matches this search.',
  'contacts.import': 'Import CSV',
  'contacts.imported':
    '{count, plural, =0 {No contact was added.} one {# contact was added.} other {# contacts were added.}}',
  'contacts.imported.known': '{count} already saved.',
  'contacts.imported.refused': 'Line {line}: {message}',
  'contacts.loadFailed': "We couldn't load your contacts",
  'contacts.saveFailed': 'The contact was not saved',
  'contacts.removeFailed': 'The contact was not removed',
  'contacts.importFailed': 'The file was not imported',
});

import { createTextArea } from '../text-area.ts';

/** Texts of the page on which a customer stops emails with invoices. */
export const invoiceEmailsTexts = createTextArea('invoiceEmails', {
  'invoiceEmails.title': 'Emails from {merchant}',
  'invoiceEmails.loadFailed': "We couldn't load this page",
  'invoiceEmails.notFound': 'This link does not exist',
  'invoiceEmails.notFound.text': 'Check the link in your email.',
  'invoiceEmails.on': 'Stop invoices by email?',
  'invoiceEmails.on.text':
    'You get invoices and reminders from {merchant}. Open invoices stay payable by their links.',
  'invoiceEmails.stop': 'Stop emails',
  'invoiceEmails.off': 'Emails stopped',
  'invoiceEmails.off.text': '{merchant} can no longer email you invoices or reminders here.',
  'invoiceEmails.start': 'Get emails again',
});

import { createTextArea } from '../text-area.ts';

/** Texts of the legal details of a business. */
export const businessLegalTexts = createTextArea('business-legal', {
  'businessLegal.title': 'Legal details',
  'businessLegal.text':
    'Receipts show who was paid. The checkout links to your pages. All of it is optional.',
  'businessLegal.loadFailed': "We couldn't load the legal details",
  'businessLegal.readOnly': 'Only owners and admins change these details.',
  'businessLegal.none': 'Not set',
  'businessLegal.legalName': 'Legal name',
  'businessLegal.registrationNumber': 'Registration number',
  'businessLegal.vatId': 'VAT number',
  'businessLegal.vatId.hint': 'With the country code, such as DE123456789',
  'businessLegal.vatId.invalid': 'Write a VAT number such as DE123456789',
  'businessLegal.address': 'Address',
  'businessLegal.termsUrl': 'Terms page',
  'businessLegal.privacyUrl': 'Privacy policy',
  'businessLegal.refundUrl': 'Refund policy',
  'businessLegal.url.hint': 'Such as {url}',
  'businessLegal.url.invalid': 'Write an address that starts with https://',
});

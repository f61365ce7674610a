import { createTextArea } from '../text-area.ts';

/** Texts of the QR code scanner. */
export const scannerTexts = createTextArea('scanner', {
  'scanner.title': 'Scan a QR code',
  'scanner.starting': 'Waiting for the camera',
  'scanner.scanning': 'Hold the code inside the square.',
  'scanner.paused': 'The camera is paused.',
  'scanner.noPermission':
    'Allow camera access in your browser settings, upload an image or paste the address.',
  'scanner.noCamera': 'No camera was found. Upload an image or paste the address.',
  'scanner.insecure':
    'The camera works on secure pages (https) only. Upload an image or paste the address.',
  'scanner.failed':
    "We couldn't start the camera. Another app may be using it. Try again, upload an image or paste the address.",
  'scanner.upload': 'Upload an image',
  'scanner.readingPicture': 'Reading the image',
  'scanner.paste': 'Paste',

  'scanner.wrongNetwork': 'This code is for {network}. Scan another one.',
  'scanner.notPayment': "That QR code isn't an address.",
  'scanner.noCode': 'No QR code found in this image.',
  'scanner.pictureUnreadable': "We couldn't read this image.",
});

import { createTextArea } from '../text-area.ts';

/** Texts of the QR code scanner. */
export const scannerTexts = createTextArea('scanner', {
  'scanner.title': 'Scan a QR code',
  'scanner.starting': 'Waiting for the camera',
  'scanner.scanning': 'Hold the code inside the square.',
  'scanner.paused': 'The camera is paused.',
  'scanner.noPermission':
    'The camera is not allowed here. Allow it in the settings of your browser, upload an image or paste the address.',
  'scanner.noCamera': 'No camera was found. Upload an image or paste the address.',
  'scanner.insecure':
    'The camera works on secure pages (https) only. Upload an image or paste the address.',
  'scanner.failed':
    'The camera could not be started. Another program may be using it. Try again, upload an image or paste the address.',
  'scanner.upload': 'Upload an image',
  'scanner.readingPicture': 'Reading the image',
  'scanner.paste': 'Paste',

  'scanner.wrongNetwork': 'This code is for {network}. Scan another one.',
  'scanner.notPayment': 'This code holds no address and no payment request.',
  'scanner.noCode': 'No QR code was found in this image.',
  'scanner.pictureUnreadable': 'This image could not be read.',
});

import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { validationText } from '../../i18n/validation-text.ts';
import { getNetwork } from '../../networks/registry.ts';
import type { ScannerNotice, ScannerStatus } from './scanner-state.ts';

/**
 * Returns the notice about a refused code or picture.
 * @example
 * const text = scannerNotice({ kind: 'no-code' }, createTranslate());
 */
export function scannerNotice(notice: ScannerNotice, translate: Translate): string {
  switch (notice.kind) {
    case 'wrong-network':
      return translate('scanner.wrongNetwork', { network: getNetwork(notice.network).name });
    case 'not-payment':
      return translate('scanner.notPayment');
    case 'refused':
      return validationText(notice.error, translate);
    case 'no-code':
      return translate('scanner.noCode');
    case 'picture-unreadable':
      return translate('scanner.pictureUnreadable');
    default:
      notice satisfies never;
      return '';
  }
}

/**
 * Returns the key of the text over the camera's picture, or in place of it (R-SCAN-02); null once
 * closed.
 * @example
 * scannerStatusText('paused'); // 'scanner.paused'
 */
export function scannerStatusText(status: ScannerStatus): MessageKey | null {
  return texts[status];
}

const texts = {
  'not-started': 'scanner.starting',
  scanning: 'scanner.scanning',
  paused: 'scanner.paused',
  insecure: 'scanner.insecure',
  'no-permission': 'scanner.noPermission',
  'no-camera': 'scanner.noCamera',
  failed: 'scanner.failed',
  closed: null,
} as const satisfies Readonly<Record<ScannerStatus, MessageKey | null>>;

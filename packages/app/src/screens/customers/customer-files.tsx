import type { Business } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import {
  Button,
  IconButton,
  icons,
  Menu,
  MenuItem,
  useDownload,
  useIsPhone,
} from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useModeQuery } from '../../services/use-livemode.ts';
import { ImportCustomersDialog } from './import-customers-dialog.tsx';

export interface CustomerFilesProps {
  readonly business: Business;
  /** Text that the exported list is searched for. */
  readonly search: string;
  /** Tag of the exported customers; null for any. */
  readonly tag: string | null;
  readonly mayExport: boolean;
  readonly mayImport: boolean;
}

/** Export and import of customers: two buttons, and one menu on a phone, which has no room for their words. */
export function CustomerFiles(props: CustomerFilesProps): ReactElement | null {
  const { business, search, tag, mayExport, mayImport } = props;
  const t = useTranslate();
  const { call } = useServices().business;
  const query = {
    ...useModeQuery(),
    ...(search !== '' && { search }),
    ...(tag !== null && { tag }),
  };
  const [isImporting, setIsImporting] = useState(false);
  const isPhone = useIsPhone();
  const { download, isBusy } = useDownload({
    load: () => call(({ customers }) => customers.export(business.id, query)),
    done: t('customers.exported'),
  });
  const more = t('customer.more');
  if (!mayExport && !mayImport) return null;
  return (
    <>
      {isPhone ? (
        <Menu label={more} trigger={<IconButton icon={icons.more} label={more} />}>
          {mayExport && (
            <MenuItem icon={icons.download} onSelect={() => void download()}>
              {t('customers.export')}
            </MenuItem>
          )}
          {mayImport && (
            <MenuItem icon={icons.upload} onSelect={() => setIsImporting(true)}>
              {t('customers.import')}
            </MenuItem>
          )}
        </Menu>
      ) : (
        <>
          {mayExport && (
            <Button icon={icons.download} busy={isBusy} onClick={() => void download()}>
              {t('customers.export')}
            </Button>
          )}
          {mayImport && (
            <Button icon={icons.upload} aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
              {t('customers.import')}
            </Button>
          )}
        </>
      )}
      <ImportCustomersDialog
        business={business}
        open={isImporting}
        onClose={() => setIsImporting(false)}
      />
    </>
  );
}

'use client';
import type { HoldingOrder } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useScope } from '../../context/use-provided.ts';
import { useTranslate } from '../../context/use-translate.ts';
import * as icons from '../../ui/icon/icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { MenuDivider, MenuHeading, MenuItem } from '../../ui/menu/menu-item.tsx';
import { useKeptSettings } from '../parts/use-kept-settings.ts';
import { useWalletSettings } from '../settings/use-wallet-settings.ts';

export interface HoldingsMenuProps {
  readonly order: HoldingOrder;
  readonly onOrder: (order: HoldingOrder) => void;
}

const orders = ['worth', 'name'] as const satisfies readonly HoldingOrder[];

/** How the holdings are listed. What is hidden for being small is a setting of the wallet. */
export function HoldingsMenu({ order, onOrder }: HoldingsMenuProps): ReactElement {
  const t = useTranslate();
  const hidesSmall = useKeptSettings()?.hideSmallBalances ?? false;
  const { save } = useWalletSettings();
  const canSave = useScope('wallets:write');
  const label = t('portfolio.holdings.options');
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton size="sm" icon={icons.filter} label={label} />}
    >
      <MenuHeading>{t('portfolio.sort')}</MenuHeading>
      {orders.map((each) => (
        <MenuItem key={each} isChosen={each === order} keepsOpen onSelect={() => onOrder(each)}>
          {t(`portfolio.sort.${each}`)}
        </MenuItem>
      ))}
      {canSave && (
        <>
          <MenuDivider />
          <MenuItem
            isChosen={hidesSmall}
            keepsOpen
            onSelect={() => void save({ hideSmallBalances: !hidesSmall })}
          >
            {t('portfolio.hideSmall')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

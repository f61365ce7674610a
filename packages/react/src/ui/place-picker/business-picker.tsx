'use client';
import { pickersTexts } from '@billfold/core/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../context/use-texts.ts';
import { useTranslate } from '../../context/use-translate.ts';
import { PlacePicker } from './place-picker.tsx';

export interface PickedBusiness {
  readonly id: number;
  readonly name: string;
}

export interface BusinessPickerProps {
  /** Null while they load; they come from `@billfold/core/payments`, which this package leaves out. */
  readonly businesses: readonly PickedBusiness[] | null;
  /** The selected one, as it is stored. */
  readonly businessId: string | null;
  readonly onSelect: (business: PickedBusiness) => void;
  /** They could not be loaded. */
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Leads to onboarding; left out where no business can be made. */
  readonly onCreate?: (() => void) | undefined;
  /** Picture of a business, as high as a line. */
  readonly mark?: ((business: PickedBusiness) => ReactNode) | undefined;
  readonly className?: string | undefined;
}

/** The businesses of the person who is signed in, and the way to a new one (R-NAV-07). */
export function BusinessPicker(props: BusinessPickerProps): ReactElement {
  useTexts(pickersTexts);
  const t = useTranslate();
  const { businesses, businessId, onSelect, failed = false, onRetry, onCreate, mark } = props;
  return (
    <PlacePicker
      label={t('pickers.businesses')}
      choices={
        businesses?.map((business) => ({
          id: `${business.id}`,
          name: business.name,
          business,
        })) ?? null
      }
      chosenId={businessId}
      onChoose={({ business }) => onSelect(business)}
      failed={failed}
      onRetry={() => onRetry?.()}
      createLabel={t('pickers.createBusiness')}
      onCreate={onCreate ?? null}
      mark={mark && (({ business }) => mark(business))}
      className={props.className}
    />
  );
}

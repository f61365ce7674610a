import { languages, orderAssets } from '@billfold/core/internal';
import type { CheckoutSettings } from '@billfold/core/payments';
import { checkTheme, light } from '@billfold/core/theme';
import { useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Button,
  Checkbox,
  RadioCards,
  Select,
  TextArea,
  TextField,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { acceptedIds } from '../../../common/accepted-ids.ts';
import { assetNameOf } from '../../../common/asset-name.ts';
import { useServices } from '../../../services/services-context.ts';
import { ColorField } from '../../account/settings/color-field.tsx';
import { AssetOrder } from './asset-order.tsx';
import {
  type CheckoutFieldName,
  collectChoices,
  listAssetOrder,
  textsOfCheckout,
} from './checkout-edits.ts';
import { textProps } from './field-props.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface CheckoutFieldsProps {
  readonly businessId: number;
  readonly saved: CheckoutSettings;
  readonly form: SettingsForm<CheckoutFieldName>;
}

/** Theme and colour of the checkout. */
export function LookFields({ saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const { theme, brandColor } = { ...textsOfCheckout(saved), ...form.edits };
  return (
    <>
      <RadioCards
        label={t('businessSetup.theme')}
        disabled={form.state.isBusy}
        value={theme === '' ? 'system' : theme}
        onValueChange={(value) => form.edit('theme', value === 'system' ? '' : value)}
        options={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          title: t(`businessSetup.theme.${value}`),
        }))}
      />
      <ColorField
        label={t('businessSetup.color')}
        value={brandColor === '' ? light.accent : brandColor}
        error={useContrastWarning(theme, brandColor)}
        onValueChange={(value) => form.edit('brandColor', value.toUpperCase())}
      />
      {brandColor !== '' && (
        <div>
          <Button
            size="sm"
            disabled={form.state.isBusy}
            onClick={() => form.edit('brandColor', '')}
          >
            {t('businessSetup.color.reset')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Language of the checkout and its emails, where a payment names none of its own. */
export function LanguageField({ saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const { language } = { ...textsOfCheckout(saved), ...form.edits };
  const offered = languages.map(({ tag, name }) => ({ id: tag, text: name }));
  const isOffered = language === '' || offered.some(({ id }) => id === language);
  return (
    <Select
      label={t('businessSetup.language')}
      hint={t('businessSetup.language.hint')}
      disabled={form.state.isBusy}
      value={language === '' ? 'none' : language}
      options={[
        { id: 'none', text: t('businessSetup.language.none') },
        ...(isOffered ? [] : [{ id: language, text: language }]),
        ...offered,
      ]}
      onValueChange={(id) => form.edit('language', id === 'none' ? '' : id)}
    />
  );
}

/** Returns a warning for a colour that is hard to see on the page (WCAG 2.2: 3:1 for controls). */
function useContrastWarning(theme: string, brandColor: string): string | undefined {
  const t = useTranslate();
  if (brandColor === '') return undefined;
  const schemes = checkTheme({ colors: { accent: brandColor } })
    .filter(({ kind, token }) => kind === 'low-contrast' && token === 'accent')
    .map(({ scheme }) => scheme);
  const isWeak = (scheme: 'light' | 'dark'): boolean =>
    (theme === '' || theme === scheme) && schemes.includes(scheme);
  if (isWeak('light') && isWeak('dark')) return t('businessSetup.color.contrast.both');
  if (isWeak('light')) return t('businessSetup.color.contrast.light');
  return isWeak('dark') ? t('businessSetup.color.contrast.dark') : undefined;
}

/** Data that the checkout asks its payers for. */
export function CollectFields({ saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const { collectEmail, collectName } = { ...textsOfCheckout(saved), ...form.edits };
  return (
    <>
      <RadioCards
        label={t('businessSetup.collectEmail')}
        disabled={form.state.isBusy}
        value={collectEmail}
        onValueChange={(value) => form.edit('collectEmail', value)}
        options={collectChoices.map((value) => ({
          value,
          title: t(`businessSetup.collectEmail.${value}`),
        }))}
      />
      {collectEmail !== 'NO' && (
        <Checkbox
          label={t('businessSetup.collectName')}
          disabled={form.state.isBusy}
          checked={collectName === 'yes'}
          onCheckedChange={(is) => form.edit('collectName', is ? 'yes' : 'no')}
        />
      )}
    </>
  );
}

/** Assets of the checkout, in their order, and how their prices look. */
export function AssetFields({ businessId, saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const values = { ...textsOfCheckout(saved), ...form.edits };
  const { data } = useResource(useServices().business.assets(businessId));
  const ids = acceptedIds({ assets: data?.assets ?? [] });
  const ordered = orderAssets(listAssetOrder(values.assetOrder), ids, (id) => id);
  return (
    <>
      <Select
        label={t('businessSetup.defaultAsset')}
        disabled={form.state.isBusy}
        value={ids.includes(values.defaultAsset) ? values.defaultAsset : 'none'}
        options={[
          { id: 'none', text: t('businessSetup.defaultAsset.none') },
          ...ids.map((id) => ({ id, text: assetNameOf(id, t) })),
        ]}
        onValueChange={(id) => form.edit('defaultAsset', id === 'none' ? '' : id)}
      />
      {ordered.length > 1 && (
        <AssetOrder
          assets={ordered.map((id) => ({ id, name: assetNameOf(id, t) }))}
          disabled={form.state.isBusy}
          onChange={(ids) => form.edit('assetOrder', ids.join(' '))}
        />
      )}
      <Checkbox
        label={t('businessSetup.showsFiat')}
        disabled={form.state.isBusy}
        checked={values.showsFiat === 'yes'}
        onCheckedChange={(is) => form.edit('showsFiat', is ? 'yes' : 'no')}
      />
    </>
  );
}

/** Behaviour and texts of the checkout after a payment, or after its time. */
export function AfterFields({ saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const values = { ...textsOfCheckout(saved), ...form.edits };
  const area = (field: 'successText' | 'expiredText') => (
    <TextArea
      label={t(`businessSetup.${field}`)}
      hint={t('businessSetup.text.hint')}
      rows={2}
      maxLength={400}
      {...textProps(form, { field, value: values[field], t })}
    />
  );
  return (
    <>
      <TextField
        label={t('businessSetup.redirect')}
        hint={t('businessSetup.redirect.hint')}
        inputMode="numeric"
        trailing={t('businessSetup.redirect.unit')}
        {...textProps(form, {
          ...{ field: 'redirectAfterSeconds', value: values.redirectAfterSeconds, t },
        })}
      />
      {area('successText')}
      {area('expiredText')}
    </>
  );
}

/** Receipts that are sent, and what they say. */
export function ReceiptFields({ saved, form }: CheckoutFieldsProps): ReactElement {
  const t = useTranslate();
  const values = { ...textsOfCheckout(saved), ...form.edits };
  return (
    <>
      <Checkbox
        label={t('businessSetup.sendsReceipts')}
        disabled={form.state.isBusy}
        checked={values.sendsReceipts === 'yes'}
        onCheckedChange={(is) => form.edit('sendsReceipts', is ? 'yes' : 'no')}
      />
      {values.sendsReceipts === 'yes' && (
        <TextField
          label={t('businessSetup.receiptFooter')}
          hint={t('businessSetup.receiptFooter.hint')}
          maxLength={400}
          {...textProps(form, { field: 'receiptFooter', value: values.receiptFooter, t })}
        />
      )}
    </>
  );
}

import type { Payment } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { FilterOption } from '@billfold/react/internal';

/** Returns how many blocks can be mined on a simulated transfer, with what each number leads to. */
export function useBlockOptions({ confirmations }: Pick<Payment, 'confirmations'>) {
  const t = useTranslate();
  const { required = 1, final = 1 } = confirmations ?? {};
  const options: FilterOption[] = [
    { id: 'replaceable', text: t('payment.simulate.blocks.replaceable') },
    { id: '0', text: t('payment.simulate.blocks.none') },
  ];
  if (required > 1)
    options.push({ id: '1', text: t('payment.simulate.blocks.count', { count: 1 }) });
  if (required > 0 && required < final)
    options.push({
      id: String(required),
      text: t('payment.simulate.blocks.required', { count: required }),
    });
  if (final > 0)
    options.push({ id: String(final), text: t('payment.simulate.blocks.final', { count: final }) });
  return options;
}

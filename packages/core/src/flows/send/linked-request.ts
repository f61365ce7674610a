import type { PaymentRequest } from '../../contract/transactions/payment-requests.ts';
import { ValidationError } from '../../errors/error-kinds.ts';
import { trimDecimal } from '../../money/decimal.ts';
import { getNetwork } from '../../networks/registry.ts';
import type { SendEventOf } from './events.ts';
import { initialSendModel, type SendModel, type SendStart } from './model.ts';
import { changeRecipient, withSource } from './reduce-fields.ts';
import { assetsToSend, isEmptyAccount } from './selectors/account.ts';
import { linkAmounts } from './selectors/amount.ts';

/**
 * Fills in and locks what a verified request asks for, and selects an account of its network. Without such an account
 * the request fails.
 */
export function fillLinked(model: SendModel, request: PaymentRequest): SendModel {
  const { start, source, request: linked } = model;
  if (linked?.status !== 'opening' || source.status !== 'ready') return model;
  const { link } = linked;
  const { network } = request;
  const accounts = source.accounts.filter((each) => each.blockchainNetwork === network);
  const [best] = [...accounts.filter((each) => !isEmptyAccount(each)), ...accounts];
  if (best === undefined)
    return { ...model, request: { status: 'failed', link, error: noAccount(network) } };
  const { rate, nativeRate, asksCode } = model;
  const isKept = accounts.some(({ id }) => id === model.accountId);
  const opened = withSource(
    {
      ...initialSendModel(startOf(start, request)),
      ...{ rate, nativeRate, asksCode },
      accountId: isKept ? model.accountId : null,
      request: { status: 'open', link, request, before: { start, source } },
    },
    { type: 'source-loaded', ...source },
  );
  return linkAmounts({ ...opened, accountId: opened.accountId ?? best.id });
}

/** Offers the assets of a host that an account of the sender holds. Without one the request fails. */
export function offerLinked(
  model: SendModel,
  { choice, error }: SendEventOf<'request-choosing'>,
): SendModel {
  const { source, start, request: linked } = model;
  if (linked?.status !== 'opening' || source.status !== 'ready') return model;
  const { link } = linked;
  const assets = choice.assets.filter(({ assetId, network }) =>
    source.accounts.some(
      (account) =>
        account.blockchainNetwork === network &&
        (assetId === network ||
          assetsToSend(account, start.prefill?.tokenId).tokens.some(({ id }) => id === assetId)),
    ),
  );
  if (assets.length === 0)
    return { ...model, request: { status: 'failed', link, error: noAsset() } };
  return { ...model, request: { status: 'choosing', link, choice: { ...choice, assets }, error } };
}

/** Opens the request again in the asset that the sender chose. */
export function chooseLinked(model: SendModel, assetId: string): SendModel {
  const { request: linked } = model;
  if (linked?.status !== 'choosing') return model;
  const { link, choice } = linked;
  return { ...model, request: { status: 'opening', link, assetId, choice } };
}

/** Removes a request with everything that it filled in, or the link whose asset is being chosen. */
export function removeLinked(model: SendModel): SendModel {
  const { request: linked, rate, nativeRate, asksCode } = model;
  if (linked?.status === 'choosing') return changeRecipient(model, '');
  if (linked?.status !== 'open' || model.step !== 'recipient') return model;
  const { start, source } = linked.before;
  const kept = { source, accountId: model.accountId, assetId: model.assetId };
  return { ...initialSendModel(start), ...kept, ...{ rate, nativeRate, asksCode } };
}

/** Returns the start of a flow as the host of the page gave it, also while a request has another one. */
export function ownStart({ start, request }: Pick<SendModel, 'start' | 'request'>): SendStart {
  return request?.status === 'open' ? request.before.start : start;
}

/** Returns the open request; null without one. */
export function openedRequest({ request }: Pick<SendModel, 'request'>): PaymentRequest | null {
  return request?.status === 'open' ? request.request : null;
}

/** Builds the start with the values of a request, each of which is locked: it is signed as it was asked. */
function startOf(
  { prefill = {}, lock = [], ...start }: SendStart,
  { assetId, network, address, memo, amount }: PaymentRequest,
): SendStart {
  const { accountId, feePriority } = prefill;
  return {
    ...start,
    lock: [...lock, 'asset', 'recipient', 'memo', 'amount'],
    prefill: {
      ...(accountId === undefined ? {} : { accountId }),
      ...(feePriority === undefined ? {} : { feePriority }),
      ...(assetId === network ? {} : { tokenId: assetId }),
      ...{ recipient: address, memo: memo ?? '' },
      // A field is too narrow for 18 decimals, most of which are zeros.
      amount: trimDecimal(amount),
    },
  };
}

function noAccount(network: PaymentRequest['network']): ValidationError {
  const { name } = getNetwork(network);
  return new ValidationError('wrong_network', {
    messages: [`None of your accounts can pay this ${name} address.`],
    reason: 'noAccount',
    values: { network: name },
    field: 'recipient',
  });
}

function noAsset(): ValidationError {
  return new ValidationError('wrong_network', {
    messages: [
      'Your wallet holds none of the coins that this business takes. Pay on its checkout page.',
    ],
    reason: 'request.noAsset',
    field: 'recipient',
  });
}

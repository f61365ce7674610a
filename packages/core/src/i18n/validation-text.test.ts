import { expect, it } from 'vitest';
import { ValidationError } from '../errors/error-kinds.ts';
import { createSendFlow } from '../flows/send/send-flow.ts';
import { toDecimal } from '../money/decimal.ts';
import type { AddressCheck } from '../networks/address-check.ts';
import { recipientError } from '../networks/recipient-error.ts';
import type { Network } from '../networks/registry.ts';
import { parseRecipient } from '../payment-uri/parse-recipient.ts';
import { createSandbox, type SandboxOptions, settle } from '../testing/index.ts';
import { createTranslate } from './create-translate.ts';
import { validationTexts } from './en/validation.ts';
import { accentMessage } from './pseudo-locales.ts';
import type { PartialMessages } from './text-areas.ts';
import { validationText } from './validation-text.ts';

const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const solana = '5oNDL3swdJJF1g9DzJiZ4ynHXgszjAEpUkxVYejchzrY';

function refused(network: Network, text: string): ValidationError {
  try {
    parseRecipient(network, text);
  } catch (error) {
    if (error instanceof ValidationError) return error;
  }
  throw new Error(`Taken: ${text}`);
}

async function sendErrors(
  options: SandboxOptions,
  act: (flow: ReturnType<typeof createSendFlow>) => void | Promise<void>,
): Promise<readonly ValidationError[]> {
  const { client, walletId } = await createSandbox(options);
  const flow = createSendFlow(client, { walletId });
  await settle();
  await act(flow);
  await settle();
  return Object.values(flow.getState().errors);
}

/** Opens the link of a checkout page that takes none of the coins of the wallet. */
async function unpayableRequest(): Promise<readonly ValidationError[]> {
  const { client, walletId } = await createSandbox({
    accounts: [{ network: 'LTC', balance: toDecimal('1') }],
  });
  const flow = createSendFlow(client, { walletId });
  await settle();
  flow.actions.setRecipient(`https://pay.example.com/pay/pay_${'a'.repeat(25)}n`);
  await settle();
  const { requestError } = flow.getState();
  return requestError instanceof ValidationError ? [requestError] : [];
}

/** Each mistake that a person can make, as the code that finds it says it. */
async function everyError(): Promise<readonly ValidationError[]> {
  const check = (reason: 'malformed' | 'checksum' | 'unsupported') =>
    ({ valid: false, reason }) satisfies AddressCheck;
  const looksLike = (other: Network) =>
    ({ valid: false, reason: 'wrong-network', looksLike: other }) satisfies AddressCheck;
  const withToken = {
    accounts: [
      { network: 'ETH', balance: toDecimal('2.5'), tokens: { 'USDT@ETH': toDecimal('60') } },
    ],
  } as const;
  const twoAccounts = {
    accounts: [
      { network: 'BTC', balance: toDecimal('1') },
      { network: 'ETH', balance: toDecimal('1') },
    ],
  } as const;
  const typed = async (options: SandboxOptions, recipient: string, asset?: string) =>
    sendErrors(options, ({ actions }) => {
      actions.setRecipient(recipient);
      if (asset !== undefined) actions.selectAsset(asset);
      actions.next();
    });
  const amount = async (text: string) =>
    sendErrors({ accounts: [{ network: 'BTC', balance: toDecimal('0.5') }] }, async (flow) => {
      flow.actions.setRecipient(bitcoin);
      flow.actions.next();
      await settle();
      flow.actions.setAmount(text);
      flow.actions.next();
    });
  return [
    refused('BTC', ' '),
    recipientError('BTC', check('malformed')),
    recipientError('ETH', check('malformed')),
    recipientError('BTC', check('checksum')),
    recipientError('BTC', check('unsupported')),
    recipientError('BTC', { valid: false, reason: 'wrong-chain', looksLike: 'test' }),
    recipientError('ETH', looksLike('BTC')),
    recipientError('BTC', looksLike('ETH')),
    refused('BTC', 'mailto:someone'),
    refused('BTC', 'bitcoin:%E0%A4%A'),
    refused('BTC', `bitcoin:${bitcoin}?label=${'x'.repeat(20_000)}`),
    refused('BTC', `bitcoin:${bitcoin}?amount=1&amount=2`),
    refused('BTC', `bitcoin:${bitcoin}?req-this=1`),
    refused('BTC', `bitcoin:${bitcoin}?amount=many`),
    refused('BTC', `bitcoin:${bitcoin}?amount=99000000`),
    refused('BTC', 'bitcoin:'),
    refused('LTC', `bitcoin:${bitcoin}`),
    refused('ETH', `ethereum:${ether}@11155111`),
    refused('ETH', `ethereum:${ether}@424242`),
    refused('SOL', `solana:${solana}?spl-token=${solana}`),
    refused('ETH', `ethereum:${tether}/approve?address=${ether}&uint256=1`),
    refused('ETH', `ethereum:${tether}/transfer?address=${tether}&uint256=1`),
    refused('SOL', 'solana:https://shop.example/pay'),
    refused('SOL', `solana:${solana}?memo=%E2%80%AEa`),
    refused('SOL', `solana:${solana}?memo=${'x'.repeat(1_000)}`),
    ...(await sendErrors({}, ({ actions }) => {
      actions.enterRecipient();
      actions.leaveRecipient();
    })),
    ...(await typed({}, 'bc1pfeessrawgf')),
    ...(await typed(twoAccounts, 'nowhere')),
    ...(await typed(twoAccounts, 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7')),
    ...(await typed(withToken, tether, 'USDT@ETH')),
    ...(await typed(
      { accounts: [{ network: 'ETH', balance: toDecimal('2.5') }] },
      `ethereum:${tether}@7700001/transfer?address=${ether}&uint256=5000000`,
    )),
    ...(await typed(withToken, `ethereum:${ether}@7700001?value=1000000000000000000`, 'USDT@ETH')),
    ...(await unpayableRequest()),
    ...(await amount('0')),
    ...(await amount('5')),
    ...(await sendErrors(
      { accounts: [{ network: 'TON', balance: toDecimal('5') }] },
      ({ actions }) => {
        actions.setMemo('x'.repeat(200));
        actions.next();
      },
    )),
  ];
}

it('says in English what the error says itself, for every reason there is', async () => {
  const errors = await everyError();
  const said = new Set(errors.map(({ reason }) => `validation.${reason}`));
  expect([...said].sort()).toEqual(Object.keys(validationTexts.english).sort());
  for (const error of errors)
    expect(validationText(error, createTranslate())).toBe(error.messages.join('\n'));
});

it('says it in another language', () => {
  const accented: PartialMessages = Object.fromEntries(
    Object.entries(validationTexts.english).map(([key, text]) => [key, accentMessage(text)]),
  );
  const error = refused('BTC', `bitcoin:${bitcoin}?amount=1&amount=2`);
  expect(validationText(error, createTranslate(accented))).toMatch(
    /^\[Ţĥîš þàýɱéñţ ŕéɋûéšţ .*amount/,
  );
});

it('leaves the words of a service as they are', () => {
  const error = new ValidationError('recipient_invalid', { messages: ['No.', 'Never.'] });
  expect(validationText(error, createTranslate())).toBe('No.\nNever.');
});

import { toDecimal } from '@billfold/core';
import {
  checkRefundPlace,
  claimRefund,
  getRefundClaim,
  requestRefundCode,
} from '@billfold/core/contract';
import type { ClaimRefund, RefundClaim } from '@billfold/core/payments';
import { createSandbox } from '@billfold/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { PayRoot } from '../pay-root.tsx';
import { createPayServices } from '../pay-services.ts';

const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const tonAddress = 'UQA0i8-CdGnF_DhUHHf92R1ONH6sIA9vLZ_WLcCIhfBBX1aD';
const other = '0x52908400098527886E0F7030069857D2E4169EE7';
const open: RefundClaim = {
  merchant: { name: 'Corner Shop', supportEmail: 'help@shop.example' },
  payment: null,
  ...{
    status: 'WAITING_FOR_ADDRESS',
    amount: toDecimal('0.020000000000000000'),
    value: null,
    asset: 'ETH',
  },
  networkFeePaidBy: 'MERCHANT',
  ...{ network: 'ETH', address: null, memo: null, needsCode: false, email: null },
  ...{ hash: null, sent: null },
  canKeepAddress: false,
  ...{ expiresAt: new Date(0), sandbox: true },
};

type Claiming = typeof claimRefund | typeof checkRefundPlace;

async function openRefund(facts: Partial<RefundClaim> = {}) {
  const { services, platform } = await createSandbox();
  const claims: ClaimRefund[] = [];
  let codes = 0;
  services.on(getRefundClaim)(() => ({ data: { ...open, ...facts } }));
  services.on(requestRefundCode)(() => {
    codes += 1;
    return { data: { ...open, ...facts } };
  });
  services.on(checkRefundPlace)(() => ({ data: { ...open, ...facts } }));
  services.on(claimRefund)(({ body }) => {
    claims.push(body);
    const { address, memo } = body;
    return { data: { ...open, ...facts, status: 'WAITING_FOR_MERCHANT', address, memo } };
  });
  const refuse = (code: string, field: string, message: string, call: Claiming = claimRefund) =>
    services.fail(call, {
      status: 400,
      body: { code, errors: [message], fields: { [field]: [message] } },
    });
  window.history.replaceState(null, '', '/refund/c2VjcmV0IG9mIGEgcmVmdW5k');
  render(<PayRoot services={createPayServices(platform)} />);
  await screen.findByRole('heading', { name: 'Refund from Corner Shop' });
  return { user: userEvent.setup(), claims, refuse, codes: () => codes };
}

type Refuse = Awaited<ReturnType<typeof openRefund>>['refuse'];

const button = (name: string) => screen.getByRole('button', { name });
describe('the page of a refund', () => {
  test('says how addresses of a test chain begin', async () => {
    const { user } = await openRefund({ asset: 'LTC', network: 'LTC', chain: 'test' });
    await user.type(
      screen.getByLabelText('Litecoin address'),
      'LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnJ',
    );
    await user.click(button('Continue'));
    expect(
      await screen.findByText(/Litecoin addresses begin with tltc1, m, n, or Q\.$/),
    ).toBeVisible();
  });

  test.each([
    [
      'of another network',
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      "That's a Bitcoin address. Ethereum addresses begin with 0x.",
    ],
    ['with a typo', `${address.slice(0, -1)}5`, "Check the Ethereum address: there's a typo."],
  ])('says that an address is one %s before it is confirmed', async (_, typed, says) => {
    const { user } = await openRefund();
    await user.type(screen.getByLabelText('Ethereum address'), typed);
    await user.click(button('Continue'));
    expect(await screen.findByText(says)).toBeVisible();
    expect(
      screen.getByText(/^In your wallet or exchange, choose Receive or Deposit/),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Check your address' })).toBeNull();
  });

  test.each([
    ['a payment', { orderId: null, description: null }, '€48.64 at the rate of your payment'],
    ['a transfer that names none', null, '€48.64 when your money arrived'],
  ])('says what the money of %s was when it came', async (_, facts, says) => {
    const price = { amount: toDecimal('48.64'), currency: 'EUR' };
    await openRefund({ value: price, payment: facts && { ...facts, price } });
    expect(screen.getByText(says)).toBeVisible();
  });

  test('says when the size of a network fee is known that is taken off, and then what it was', async () => {
    await openRefund({ networkFeePaidBy: 'CUSTOMER' });
    expect(
      screen.getByText(/taken off this amount\. You see its size once the refund is sent\.$/),
    ).toBeVisible();
    cleanup();
    await openRefund({
      ...{ networkFeePaidBy: 'CUSTOMER', status: 'SENT', address, hash: `0x${'ab'.repeat(32)}` },
      sent: toDecimal('0.019000000000000000'),
    });
    expect(screen.getByText('0.02 ETH, less the network fee of 0.001 ETH')).toBeVisible();
  });

  test('says for what the money comes back, so that its owner knows it', async () => {
    const price = { amount: toDecimal('6.90'), currency: 'EUR' };
    await openRefund({ payment: { orderId: 'A-1007', description: 'Lamp', price } });
    // The network and its fee are those of the refund, not of the price.
    const network = screen.getByText('on Ethereum (ERC20)');
    expect(network.parentElement).toHaveTextContent('0.02 ETH on Ethereum (ERC20)');
    for (const fact of ['Lamp', 'Order A-1007', '€6.90'])
      expect(screen.getByText(fact)).toBeVisible();
  });

  test('takes an address once it was checked, and then says that the shop sends it', async () => {
    const { user, claims } = await openRefund();
    await user.click(button('Continue'));
    expect(screen.getByText('Enter an address')).toBeVisible();
    await user.type(screen.getByLabelText('Ethereum address'), ` ${address} `);
    await user.click(button('Continue'));
    const review = await screen.findByRole('heading', { name: 'Check your address' });
    await waitFor(() => expect(review).toHaveFocus());
    expect(screen.getByText(/^You cannot change it after you confirm\./)).toBeVisible();
    expect(claims).toEqual([]);
    await user.click(button('Confirm address'));
    expect(await screen.findByRole('heading', { name: 'Your address is saved' })).toHaveFocus();
    expect(claims).toEqual([{ address, memo: null, code: null }]);
  });

  test('asks for a code where an email is known, and says at its field that it is wrong', async () => {
    const facts = { needsCode: true, email: 'p***@example.com' };
    const { user, claims, codes, refuse } = await openRefund(facts);
    await user.type(screen.getByLabelText('Ethereum address'), address);
    await user.click(button('Continue'));
    expect(screen.queryByRole('button', { name: 'Confirm address' })).toBeNull();
    await user.click(button('Email me a code'));
    expect(codes()).toBe(1);
    const field = await screen.findByLabelText('Code from the email');
    expect(field).toHaveFocus();
    await user.click(button('Confirm address'));
    expect(screen.getByText('Enter the 6 digits of the code')).toBeVisible();
    await user.type(field, '123456');
    refuse('CODE_INVALID', 'code', 'This code is wrong.');
    await user.click(button('Confirm address'));
    expect(await screen.findByText('This code is wrong.')).toBeVisible();
    await user.click(button('Confirm address'));
    await screen.findByRole('heading', { name: 'Your address is saved' });
    expect(claims.map(({ code }) => code)).toEqual(['123456']);
  });

  test('asks if the shop may keep the address, and takes silence as no', async () => {
    const { user, claims } = await openRefund({ canKeepAddress: true });
    const give = async () => {
      await user.type(screen.getByLabelText('Ethereum address'), address);
      await user.click(button('Continue'));
    };
    await give();
    const consent = screen.getByRole('checkbox', { name: 'Keep this address for later refunds' });
    expect(consent).not.toBeChecked();
    expect(screen.getByText(/Ask Corner Shop to delete it/)).toBeVisible();
    await user.click(consent);
    await user.click(button('Confirm address'));
    await screen.findByRole('heading', { name: 'Your address is saved' });
    expect(claims).toEqual([{ address, memo: null, code: null, keepsAddress: true }]);
  });

  test.each([
    ['changes', () => {}, 'Change address'],
    [
      'must correct',
      (refuse: Refuse) => refuse('ADDRESS_INVALID', 'address', 'Wrong.'),
      'Confirm address',
    ],
  ] as const)(
    'takes consent for the address under review alone, and none for one that the customer %s',
    async (_how, prepare, left) => {
      const { user, claims, refuse } = await openRefund({ canKeepAddress: true });
      const field = () => screen.findByLabelText('Ethereum address');
      await user.type(await field(), other);
      await user.click(button('Continue'));
      await user.click(screen.getByRole('checkbox'));
      prepare(refuse);
      await user.click(button(left));
      await user.clear(await field());
      await user.type(await field(), address);
      await user.click(button('Continue'));
      expect(screen.getByRole('checkbox')).not.toBeChecked();
      await user.click(button('Confirm address'));
      await screen.findByRole('heading', { name: 'Your address is saved' });
      expect(claims).toEqual([{ address, memo: null, code: null }]);
    },
  );

  test('asks for no consent about an address with a comment, which is for one refund', async () => {
    const { user, claims } = await openRefund({
      ...{ canKeepAddress: true, network: 'TON', asset: 'TON' },
    });
    await user.type(screen.getByLabelText('TON address'), tonAddress);
    await user.type(screen.getByLabelText('Comment or memo (optional)'), '4711');
    await user.click(button('Continue'));
    const confirms = await screen.findByRole('button', { name: 'Confirm address' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(confirms);
    await screen.findByRole('heading', { name: 'Your address is saved' });
    expect(claims).toEqual([{ address: tonAddress, memo: '4711', code: null }]);
  });

  test('refuses an address at Continue, before a code is emailed', async () => {
    const facts = { needsCode: true, email: 'p***@example.com' };
    const { user, codes, refuse } = await openRefund(facts);
    await user.type(screen.getByLabelText('Ethereum address'), address);
    refuse('ADDRESS_IS_OWN', 'address', 'This address belongs to the shop.', checkRefundPlace);
    await user.click(button('Continue'));
    expect(await screen.findByText('This address belongs to the shop.')).toBeVisible();
    expect(screen.getByLabelText('Ethereum address')).toHaveValue(address);
    expect(codes()).toBe(0);
    await user.click(button('Continue'));
    expect(await screen.findByRole('heading', { name: 'Check your address' })).toBeVisible();
  });

  test('goes back to an address that is refused, with what was typed and the reason', async () => {
    const { user, refuse } = await openRefund({ network: 'TON', asset: 'TON' });
    await user.type(screen.getByLabelText('TON address'), tonAddress);
    await user.type(screen.getByLabelText('Comment or memo (optional)'), '4711');
    await user.click(button('Continue'));
    refuse('ADDRESS_INVALID', 'address', 'This address cannot be paid on TON.');
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByText(/cannot be paid/)).toBeVisible();
    expect(screen.getByLabelText('TON address')).toHaveValue(tonAddress);
    expect(screen.getByLabelText('Comment or memo (optional)')).toHaveValue('4711');
    await user.type(screen.getByLabelText('TON address'), '2');
    expect(screen.queryByText(/cannot be paid/)).toBeNull();
  });

  test.each([
    ['CUSTOMER', 1],
    ['MERCHANT', 0],
  ] as const)('says that the fee is taken off only where the %s pays it', async (paidBy, times) => {
    await openRefund({ networkFeePaidBy: paidBy });
    expect(screen.queryAllByText(/^The network fee is taken off this amount\./)).toHaveLength(
      times,
    );
  });

  test('says so where the link was cut off', async () => {
    const { platform } = await createSandbox();
    window.history.replaceState(null, '', '/refund/cut');
    render(<PayRoot services={createPayServices(platform)} />);
    await screen.findByRole('heading', { name: 'This refund link does not exist' });
  });

  test.each([
    ['WAITING_FOR_MERCHANT', 'Your address is saved'],
    ['SENT', 'Your refund is on its way'],
    ['CONFIRMED', 'Refund complete'],
    ['CANCELLED', 'This refund was withdrawn'],
    ['EXPIRED', 'This link has expired'],
  ] as const)('says of %s: %s', async (status, heading) => {
    await openRefund({ status });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

import { toDecimal } from '@billfold/core';
import {
  cancelRefund,
  getConfig,
  getRefundPsbt,
  type PrepareRefundPsbt,
  prepareRefundPsbt,
  type Refund,
  type RefundPsbt,
  recordRefund,
  sendRefundPsbt,
  type WatchedKey,
} from '@billfold/core/contract';
import { FakeRefusal } from '@billfold/core/testing';
import { base64 } from '@scure/base';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { at } from '../../../../test/account-answers.ts';
import { businessOf } from '../../../../test/business-answers.ts';
import { ada, openAsAda } from '../../../../test/open-site.tsx';
import {
  answerPayments,
  paymentId,
  paymentOf,
  refundOf,
} from '../../../../test/payment-answers.ts';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const changeAddress = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
const spender = 'ef'.repeat(32);
const psbtOf = (...rest: readonly number[]) =>
  base64.encode(Uint8Array.from([0x70, 0x73, 0x62, 0x74, 0xff, ...rest]));
const signed = psbtOf(9, 9, 9);

const refund = refundOf({ address });

const watched: WatchedKey = {
  ...{ network: 'BTC', kind: 'wpkh', descriptor: 'wpkh(…)#checksum', addresses: [address] },
  ...{ addressesGiven: 1, held: toDecimal('0.00060000'), addedAt: at },
};

const prepared: RefundPsbt = {
  ...{ psbt: psbtOf(1), hash: 'ab'.repeat(32), sent: toDecimal('0.00010000') },
  ...{ fee: toDecimal('0.00000705'), feeNow: toDecimal('0.00000705'), isFeeLow: false },
  change: { address: changeAddress, amount: toDecimal('0.00049295') },
  ...{ spentBy: null, createdAt: at },
};

const anew: RefundPsbt = {
  ...{ ...prepared, psbt: psbtOf(2), hash: 'cd'.repeat(32) },
  ...{ fee: toDecimal('0.00003525'), feeNow: toDecimal('0.00003525') },
};

interface Opening {
  readonly psbt?: RefundPsbt | null;
  readonly facts?: Partial<Refund>;
  readonly keys?: readonly WatchedKey[];
  /** Refusals of the calls, in order. */
  readonly refusals?: readonly { readonly code: string; readonly current?: object }[];
  /** Refusals of the question what was prepared, in order. */
  readonly unknown?: readonly FakeRefusal[];
}

async function open({
  psbt = null,
  facts = {},
  keys = [watched],
  refusals = [],
  unknown = [],
}: Opening = {}) {
  const unanswered = [...unknown];
  const asked: PrepareRefundPsbt[] = [];
  const sent: string[] = [];
  const left = [...refusals];
  const refuse = (): void => {
    const refusal = left.shift();
    if (refusal !== undefined)
      throw new FakeRefusal(409, { ...refusal, fields: { psbt: [`Refused: ${refusal.code}`] } });
  };
  const recorded: string[] = [];
  let change = (_: RefundPsbt | null): void => undefined;
  await openAsAda(`/payments/payments/${paymentId(1)}`, {
    prepare: (sandbox) => {
      const { services, walletId } = sandbox;
      const businesses = [businessOf(7, { status: 'ACTIVE', role: 'OWNER' })];
      const books = answerPayments(sandbox, [paymentOf(1)], { businesses });
      books.refunds = [{ ...refund, ...facts }];
      books.psbt = psbt;
      books.business.watchKeys = [...keys];
      books.business.settlement = {
        ...{ walletId, walletName: 'Till', memberId: ada.id, memberName: 'Ada' },
        networks: ['BTC'],
      };
      change = (next) => {
        books.psbt = next;
      };
      services.on(getConfig)(() => ({
        data: {
          ...{ mode: 'sandbox', features: { payments: true }, version: '0.0.0', bases: {} },
          ...{ support: { url: null }, documentation: { url: null } },
          networks: { BTC: { chain: 'main', chainId: null } },
        },
      }));
      services.on(getRefundPsbt)(() => {
        const refusal = unanswered.shift();
        if (refusal !== undefined) throw refusal;
        return { data: books.psbt };
      });
      services.on(prepareRefundPsbt)(({ body }) => {
        asked.push(body);
        refuse();
        books.psbt = body.anew === true ? anew : prepared;
        return { data: books.psbt };
      });
      services.on(sendRefundPsbt)(({ body }) => {
        sent.push(body.psbt);
        refuse();
        const done: Refund = { ...refund, status: 'BROADCAST', hash: prepared.hash };
        books.refunds = [done];
        return { data: done };
      });
      services.on(recordRefund)(({ body }) => {
        recorded.push(body.hash);
        const done: Refund = { ...refund, status: 'CONFIRMED', hash: body.hash, confirmedAt: at };
        books.refunds = [done];
        return { data: done };
      });
      services.on(cancelRefund)(() => ({ data: { ...refund, status: 'CANCELLED' } }));
    },
  });
  return { asked, sent, recorded, change };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = (name: string) => screen.findByRole('dialog', { name });
const field = () => screen.findByLabelText('Signed transaction');

async function give(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
  await press('Check and send');
}

describe('a refund that is prepared for an own wallet', () => {
  test('is prepared from its dialog, and shows what it pays, its fee and its change', async () => {
    const { asked } = await open();
    await press('Sign refund');
    await dialogOf('Send from your own wallet');
    await press('Prepare for signing');
    expect(await dialogOf('Prepare for signing')).toHaveTextContent('0.0001');
    await press('Prepare transaction');
    const dialog = await dialogOf('Sign in your wallet');
    expect(asked).toEqual([{}]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download file' })).toHaveFocus(),
    );
    expect(dialog).toHaveTextContent('0.0001');
    expect(dialog).toHaveTextContent('0.00000705');
    expect(dialog).toHaveTextContent('0.00049295');
    expect(dialog.textContent?.replace(/\s/g, '')).toContain(changeAddress);
    expect(dialog.textContent?.replace(/\s/g, '')).toContain(address);
    expect(within(dialog).getByRole('button', { name: 'Copy as text' })).toBeVisible();
    await press('QR code of the transaction');
    expect(
      await within(dialog).findByRole('img', { name: 'QR code of the transaction' }),
    ).toBeInTheDocument();
  });

  test('goes on where it was left: its place is what the service has', async () => {
    await open({ psbt: prepared });
    await press('Sign refund');
    expect(await dialogOf('Sign in your wallet')).toHaveTextContent('0.00000705');
  });

  test('shows nothing to send while nobody knows what was prepared', async () => {
    await open({ psbt: prepared, unknown: [new FakeRefusal(400, {})] });
    await press('Sign refund');
    const dialog = await dialogOf('Sign refund');
    expect(await within(dialog).findByText("We couldn't load what was prepared")).toBeVisible();
    expect(within(dialog).queryByText(/Copy amount|Sign refund instead/)).toBeNull();
    await press('Retry');
    expect(await dialogOf('Sign in your wallet')).toHaveTextContent('0.00000705');
  });

  test('leads to what paid an earlier refund of the same money, and records it', async () => {
    const { recorded } = await open({
      unknown: Array.from(
        { length: 9 },
        () => new FakeRefusal(409, { code: 'PSBT_SPENT', current: { hash: spender } }),
      ),
    });
    await press('Sign refund');
    await dialogOf('Your wallet has spent these coins');
    await press('Record this transaction');
    const dialog = await dialogOf('Send from your own wallet');
    expect(within(dialog).queryByRole('button', { name: 'Copy amount' })).toBeNull();
    await press('Record refund');
    await waitFor(() => expect(recorded).toEqual([spender]));
  });

  test('is prepared, and never sent freely, while an earlier refund of the same money can be paid', async () => {
    const { asked } = await open({ unknown: [new FakeRefusal(409, { code: 'PSBT_PREPARED' })] });
    await press('Sign refund');
    const dialog = await dialogOf('Prepare for signing');
    expect(dialog).toHaveTextContent('An earlier refund can still be paid.');
    expect(within(dialog).queryByRole('button', { name: 'Copy amount' })).toBeNull();
    await press('Prepare transaction');
    expect(await dialogOf('Sign in your wallet')).toHaveTextContent('0.00000705');
    expect(asked).toEqual([{}]);
  });

  test('shows no amount to send to who goes back while an earlier refund can be paid', async () => {
    await open({
      unknown: Array.from({ length: 9 }, () => new FakeRefusal(409, { code: 'PSBT_PREPARED' })),
    });
    await press('Sign refund');
    await dialogOf('Prepare for signing');
    await press('Back');
    const dialog = await dialogOf('Send from your own wallet');
    expect(within(dialog).queryByRole('button', { name: 'Copy amount' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Sign refund instead' })).toBeNull();
  });

  test("shows what is prepared where today's fee is not known, and loads it again", async () => {
    const { change } = await open({ psbt: { ...prepared, feeNow: null } });
    await press('Sign refund');
    const dialog = await dialogOf('Sign in your wallet');
    expect(dialog).toHaveTextContent("We couldn't load today's network fee");
    expect(dialog).toHaveTextContent('0.00000705');
    change(prepared);
    await press('Retry');
    await waitFor(() => expect(dialog).not.toHaveTextContent("We couldn't load today's"));
    expect(dialog).toHaveTextContent('0.00000705');
  });

  test('shows nothing to send to who says that the wallet sent what was prepared', async () => {
    await open({ psbt: prepared });
    await press('Sign refund');
    await dialogOf('Sign in your wallet');
    await press('Record transaction');
    const dialog = await dialogOf('Send from your own wallet');
    expect(dialog).toHaveTextContent(/^.*Enter the transaction by which your wallet sent/);
    expect(within(dialog).queryByRole('button', { name: 'Copy amount' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Sign refund instead' })).toBeNull();
  });

  test('is downloaded as the bytes of a .psbt file', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:file';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open({ psbt: prepared });
    await press('Sign refund');
    await press('Download file');
    vi.restoreAllMocks();
    expect(names).toEqual(['ref_0000000001.psbt']);
    expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
      Uint8Array.from([0x70, 0x73, 0x62, 0x74, 0xff, 1]),
    );
  });

  test('has no QR code where it does not fit into one that a camera reads', async () => {
    await open({ psbt: { ...prepared, psbt: psbtOf(...Array<number>(800).fill(7)) } });
    await press('Sign refund');
    await dialogOf('Sign in your wallet');
    expect(screen.queryByRole('button', { name: 'QR code of the transaction' })).toBeNull();
  });

  test('asks to accept a high fee before it is prepared', async () => {
    const current = { fee: '0.00005', limit: '0.00001' };
    const { asked } = await open({ refusals: [{ code: 'FEE_HIGH', current }] });
    await press('Sign refund');
    await press('Prepare for signing');
    await press('Prepare transaction');
    await userEvent.click(await screen.findByRole('checkbox'));
    expect(await dialogOf('Prepare for signing')).toHaveTextContent('0.00005 BTC');
    expect(screen.queryByText(/Refused: FEE_HIGH/)).toBeNull();
    await press('Prepare transaction');
    await dialogOf('Sign in your wallet');
    expect(asked).toEqual([{}, { acceptFee: true }]);
  });

  test('is not offered for a key whose transactions are not prepared', async () => {
    await open({ keys: [{ ...watched, kind: 'tr' }] });
    await press('Sign refund');
    await dialogOf('Send from your own wallet');
    expect(screen.queryByRole('button', { name: 'Prepare for signing' })).toBeNull();
  });
});

describe('a signed transaction', () => {
  test('that was pasted is sent', async () => {
    const { sent } = await open({ psbt: prepared });
    await press('Sign refund');
    await give(` ${signed}\n`);
    expect(await screen.findByText('Refund sent')).toBeVisible();
    expect(sent).toEqual([signed]);
    expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent('Sent');
  });

  test('of a chosen file is sent', async () => {
    const { sent } = await open({ psbt: prepared });
    await press('Sign refund');
    await field();
    const file = new File([Uint8Array.from(base64.decode(signed))], 'signed.psbt');
    await userEvent.upload(await screen.findByLabelText('File with the signed transaction'), file);
    expect(await screen.findByText('signed.psbt')).toBeVisible();
    await press('Check and send');
    expect(await screen.findByText('Refund sent')).toBeVisible();
    expect(sent).toEqual([signed]);
  });

  test('of a dropped file is sent', async () => {
    const { sent } = await open({ psbt: prepared });
    await press('Sign refund');
    const file = new File([signed], 'signed.txt');
    fireEvent.drop(await field(), { dataTransfer: { files: [file] } });
    expect(await screen.findByText('signed.txt')).toBeVisible();
    await press('Check and send');
    await waitFor(() => expect(sent).toEqual([signed]));
  });

  test('that is none is not sent, and stays', async () => {
    const { sent } = await open({ psbt: prepared });
    await press('Sign refund');
    await give('0200000000010100');
    expect(await field()).toHaveAccessibleDescription(/signed transaction \(PSBT\)/);
    expect(await field()).toHaveValue('0200000000010100');
    expect(sent).toEqual([]);
  });

  test('is kept where another file is wrong', async () => {
    await open({ psbt: prepared });
    await press('Sign refund');
    fireEvent.change(await field(), { target: { value: signed } });
    const file = new File(['a picture'], 'picture.png');
    await userEvent.upload(await screen.findByLabelText('File with the signed transaction'), file);
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/This file holds no PSBT/),
    );
    expect(await field()).toHaveValue(signed);
  });

  test.each(['PSBT_OTHER_TRANSACTION', 'PSBT_UNSIGNED', 'PSBT_SIGNATURE_INVALID'])(
    'that is refused with %s says why under its field, and stays',
    async (code) => {
      const { sent } = await open({ psbt: prepared, refusals: [{ code }] });
      await press('Sign refund');
      await give(signed);
      expect(await screen.findByText(`Refused: ${code}`)).toBeVisible();
      expect(await field()).toHaveAccessibleDescription(`Refused: ${code}`);
      expect(await field()).toHaveValue(signed);
      await press('Check and send');
      expect(await screen.findByText('Refund sent')).toBeVisible();
      expect(sent).toEqual([signed, signed]);
    },
  );
});

describe('a prepared transaction', () => {
  test('whose fee is old says so, and is prepared anew', async () => {
    const old = { ...prepared, isFeeLow: true, feeNow: anew.fee };
    const { asked } = await open({ psbt: old });
    await press('Sign refund');
    const dialog = await dialogOf('Sign in your wallet');
    expect(dialog).toHaveTextContent('The network fee has risen');
    expect(dialog).toHaveTextContent('0.00003525');
    await press("Prepare with today's fee");
    expect(await dialogOf('Prepare again')).toHaveTextContent('only one can pay');
    await press("Prepare with today's fee");
    expect(await dialogOf('Sign in your wallet')).toHaveTextContent('Prepared again');
    expect(screen.queryByText('The network fee has risen')).toBeNull();
    expect(asked).toEqual([{ anew: true }]);
  });

  test('that the network refused can be prepared anew', async () => {
    await open({ psbt: prepared, facts: { status: 'FAILED' } });
    await press('Sign refund');
    expect(await dialogOf('Sign in your wallet')).toHaveTextContent(
      'The network refused this transaction',
    );
  });

  test('whose coins are spent is recorded by what spent them, and not sent again', async () => {
    const { recorded } = await open({ psbt: { ...prepared, spentBy: spender } });
    await press('Sign refund');
    await dialogOf('Your wallet has spent these coins');
    await press('Record this transaction');
    const dialog = await dialogOf('Send from your own wallet');
    expect(dialog).toHaveTextContent('Do not send the refund again');
    expect(within(dialog).queryByRole('button', { name: 'Copy amount' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Sign refund instead' })).toBeNull();
    expect(await screen.findByLabelText('Transaction ID')).toHaveValue(spender);
    await press('Record refund');
    expect(await screen.findByText('Refund recorded')).toBeVisible();
    expect(recorded).toEqual([spender]);
  });

  test('whose coins were spent meanwhile says so where it is sent', async () => {
    const { change } = await open({ psbt: prepared, refusals: [{ code: 'PSBT_SPENT' }] });
    await press('Sign refund');
    await field();
    change({ ...prepared, spentBy: spender });
    await give(signed);
    expect(await dialogOf('Your wallet has spent these coins')).toBeVisible();
  });

  test('is named where its refund is cancelled', async () => {
    await open({ psbt: prepared });
    await press('Cancel refund');
    expect(await dialogOf('Cancel this refund?')).toHaveTextContent(
      'Do not send the prepared transaction any more',
    );
  });
});

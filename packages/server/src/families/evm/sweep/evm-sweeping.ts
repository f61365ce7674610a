import { toBaseUnits } from '@billfold/core';
import {
  type EvmDeploymentPlan,
  type EvmFeeOffer,
  type EvmSweepBuildResult,
  type EvmSweepPlan,
  type EvmSweeps,
  mostSwept,
} from '@billfold/keyring';
import { inArray } from 'drizzle-orm';
import { loadAccountBalance } from '../../../accounts/account-balances.ts';
import { loadPublicKey } from '../../../accounts/load-public-key.ts';
import {
  type Chain,
  ChainUnavailableError,
  type CodedAddress,
  type EvmFees,
} from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import { accounts } from '../../../db/schema.ts';
import { loadOnlyAddress } from '../../load-only-address.ts';
import { findNextNonce } from '../../next-nonce.ts';
import { insufficientNative } from '../../refused-transfer.ts';
import { requireFamily } from '../../require-family.ts';
import type { SpendingAccount } from '../../spending.ts';
import type {
  PlannedSweep,
  Sweeping,
  SweepQuote,
  SweepRequest,
  SweptAddress,
} from '../../sweeping.ts';
import { evmKeyringOf, evmSweepsOf } from '../evm-keyring.ts';
import { chooseFeeOffer, priceOf } from '../fees/fee-offer.ts';
import { offerWithin } from '../fees/reviewed-price.ts';
import { deploymentGasLimit, sweepGasLimit } from './sweep-gas.ts';

/**
 * Code of the contract that deploys, hex.
 * @see github.com/Arachnid/deterministic-deployment-proxy
 */
const deployerCode =
  '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3';

/** Sweeps of tokens by EIP-7702. */
export const evmSweeping: Sweeping = {
  mostSwept,
  quote: async ({ db, chains }, { account, token, holders, swept }) => {
    const chain = chains.get(account.network);
    if (chain.loadCodes === undefined || chain.simulateTransfer === null) return null;
    const address = await loadOnlyAddress(db, account.id);
    const sweeps = evmSweepsOf(account);
    const sweeper = sweeps.getSweeper(address);
    const deployer = sweeper.deployment.to;
    const names = [sweeper.address, deployer, address, ...swept.map((each) => each.address)];
    const coded = await chain.loadCodes(names);
    const [contract, proxy, own, ...purses] = coded ?? [];
    if (contract === undefined || proxy === undefined || own === undefined) return null;
    const isDeployed = sweeper.isDeployed(contract.code);
    // Nothing may be delegated to code that is not ours.
    if (contract.code !== '' && !isDeployed) return null;
    // A call of an address without code succeeds, is paid for, and deploys nothing.
    if (!isDeployed && proxy.code !== deployerCode) return null;
    const { fees, work } = await price(chain, { token, holders, to: address });
    return createQuote({
      ...{
        account,
        sweeps,
        address,
        token: token.contract,
        fees,
        work,
        nonce: own.nonce,
        isDeployed,
      },
      nonces: new Map(swept.map((each, at) => [each.accountId, nonceOf(purses[at])])),
    });
  },
};

const nonceOf = (coded: CodedAddress | undefined): bigint => {
  if (coded === undefined) throw new TypeError('an address is missing');
  return coded.nonce;
};

interface Sample extends Pick<SweepRequest, 'token' | 'holders'> {
  readonly to: string;
}

/** Holders that are tried: one may have sent the token since the books were read. */
const mostTried = 3;

async function price(chain: Chain, { token, holders, to }: Sample) {
  if (chain.simulateTransfer === null) throw new TypeError(`${chain.network} has no tokens`);
  const fees = requireFamily(await chain.fees(), 'evm');
  let fault: unknown = new TypeError('nobody holds the token');
  for (const from of holders.slice(0, mostTried))
    try {
      const { work } = await chain.simulateTransfer({ token, from, to, value: toBaseUnits(1n) });
      return { fees, work };
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      fault = error;
    }
  throw fault;
}

interface Quoted {
  readonly account: SpendingAccount;
  readonly sweeps: EvmSweeps;
  /** Address that pays and receives. */
  readonly address: string;
  /** Contract of the token. */
  readonly token: string;
  readonly fees: EvmFees;
  /** Gas of a transfer as a transaction of its own. */
  readonly work: bigint;
  readonly nonce: bigint;
  readonly isDeployed: boolean;
  /** Transaction counts of the addresses by account. */
  readonly nonces: ReadonlyMap<string, bigint>;
}

function createQuote(quoted: Quoted): SweepQuote {
  const { account, sweeps, address, fees, work, isDeployed } = quoted;
  const { network } = account;
  const now = chooseFeeOffer(network, fees);
  const mostPrice = mostPriceOf(now);
  const { address: contract, deployment } = sweeps.getSweeper(address);
  const offerFor = (gasLimit: bigint, mostFee: bigint): EvmFeeOffer =>
    offerWithin(network, { offer: now, fees, gasLimit, mostFee });
  return {
    contract,
    deployment: isDeployed ? null : { to: deployment.to, fee: deploymentGasLimit * mostPrice },
    feeOf: (count) => sweepGasLimit(count, work) * mostPrice,
    planDeployment: async (tx, mostFee) => {
      const gasLimit = deploymentGasLimit;
      const payment = await loadPayment(tx, quoted);
      const offer = offerFor(gasLimit, mostFee);
      const plan = requireBuilt(account, sweeps.buildDeployment({ ...payment, offer, gasLimit }));
      return toPlanned(plan, {
        toAddress: deployment.to,
        verify: (raw) => requireDeployment(account, raw, { plan, deployment }),
      });
    },
    plan: async (tx, swept, mostFee) => {
      const gasLimit = sweepGasLimit(swept.length, work);
      const payment = await loadPayment(tx, quoted);
      const request = {
        ...{ ...payment, gasLimit, offer: offerFor(gasLimit, mostFee), token: quoted.token },
        purses: await loadPurses(tx, quoted, swept),
      };
      const plan = requireBuilt(account, sweeps.buildSweep(request));
      return toPlanned(plan, {
        toAddress: contract,
        verify: (raw) => requireSweep(sweeps, raw, { plan, swept }),
      });
    },
  };
}

/**
 * Returns the highest price at which a plan is signed: its moves wait for the block of their contract, and an offer of one
 * price leaves no room for what blocks ask for by then. What is offered is the price of that time.
 */
function mostPriceOf(now: EvmFeeOffer): bigint {
  return now.kind === 'legacy' ? (priceOf(now) * 5n) / 4n : priceOf(now);
}

/** Loads what the transaction that pays names of its account, which is locked. */
async function loadPayment(tx: Db, { account, nonce }: Quoted) {
  const { publicKey } = await loadPublicKey(tx, account);
  const { spendable: balance } = await loadAccountBalance(tx, account);
  return { publicKey, balance, nonce: await findNextNonce(tx, account.id, nonce) };
}

async function loadPurses(tx: Db, { nonces }: Quoted, swept: readonly SweptAddress[]) {
  const ids = swept.map(({ accountId }) => accountId);
  const rows = await tx
    .select({ id: accounts.id, addressIndex: accounts.addressIndex })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  const indexes = new Map(rows.map(({ id, addressIndex }) => [id, addressIndex]));
  return swept.map(({ accountId, units }) => {
    const [addressIndex, nonce] = [indexes.get(accountId), nonces.get(accountId)];
    if (addressIndex === undefined || nonce === undefined)
      throw new Error(`account ${accountId} was not asked for`);
    return { addressIndex, nonce, units: toBaseUnits(units) };
  });
}

function requireBuilt<Plan extends EvmSweepPlan | EvmDeploymentPlan>(
  { network }: SpendingAccount,
  built: EvmSweepBuildResult<Plan>,
): Plan {
  if (built.outcome === 'built') return built.plan;
  throw insufficientNative(network, built.required);
}

function toPlanned(
  plan: EvmSweepPlan | EvmDeploymentPlan,
  { toAddress, verify }: { readonly toAddress: string; readonly verify: PlannedSweep['verify'] },
): PlannedSweep {
  const { fee, nonce, from: fromAddress } = plan;
  const sums = { fee, sent: toBaseUnits(0n), nonce, lastHeight: null };
  return { plan, verify, planned: { ...sums, fromAddress, toAddress, isToSelf: false } };
}

interface Deployed {
  readonly plan: EvmDeploymentPlan;
  readonly deployment: { readonly to: string; readonly data: string };
}

function requireDeployment(
  account: SpendingAccount,
  raw: Uint8Array,
  { plan, deployment }: Deployed,
): void {
  const verification = evmKeyringOf(account).verifyTransfer(raw);
  const isSame =
    verification.outcome === 'valid' &&
    verification.sender === plan.from &&
    verification.transfer.to === deployment.to &&
    verification.transfer.data === deployment.data &&
    verification.transfer.value === 0n &&
    verification.transfer.nonce === plan.nonce &&
    verification.transfer.gasLimit === plan.gasLimit;
  if (!isSame) throw new Error('What was signed is not the deployment.');
}

interface Swept {
  readonly plan: EvmSweepPlan;
  readonly swept: readonly SweptAddress[];
}

/** Compares signed bytes with what the books say is swept: addresses, units, token and recipient. */
function requireSweep(sweeps: EvmSweeps, raw: Uint8Array, { plan, swept }: Swept): void {
  const verification = sweeps.verifySweep(raw);
  const isSame =
    verification.outcome === 'valid' &&
    verification.sweep.kind === 'sweep' &&
    verification.sweep.from === plan.from &&
    verification.sweep.token === plan.token &&
    verification.sweep.nonce === plan.nonce &&
    verification.sweep.gasLimit === plan.gasLimit &&
    verification.sweep.moves.length === swept.length &&
    verification.sweep.moves.every(
      ({ address, units }, at) => address === swept[at]?.address && units === swept[at]?.units,
    );
  if (!isSame) throw new Error('What was signed is not the sweep.');
}

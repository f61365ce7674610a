// Contracts on anvil that pay: one that passes ether on, one that splits it among many, and OpenZeppelin's ERC-20 at the address of a token.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findToken, getNetwork } from '@billfold/core';
import { toQuantity } from '../live/ethereum-node.mjs';

const require = createRequire(import.meta.url);
const forwarder = `0x${'f0'.repeat(20)}`;
/** Calls the address in its input with the value that it gets: no transaction names that address. */
const forwarderCode = '0x6000808080346000355af100';
const splitter = `0x${'f1'.repeat(20)}`;
/**
 * Pays each pair of words of its input, an address and a value, as exchanges pay their users. One payment that fails
 * undoes all:
 *
 *     00 PUSH0                          place in the input
 *     01 JUMPDEST CALLDATASIZE DUP2 LT PUSH1 09 JUMPI STOP
 *     09 JUMPDEST PUSH0 PUSH0 PUSH0 PUSH0
 *     0e DUP5 PUSH1 20 ADD CALLDATALOAD value
 *     13 DUP6 CALLDATALOAD              address
 *     15 GAS CALL PUSH1 1d JUMPI PUSH0 PUSH0 REVERT
 *     1d JUMPDEST PUSH1 40 ADD PUSH1 01 JUMP
 */
const splitterCode = '0x5f5b368110600957005b5f5f5f5f846020013585355af1601d575f5ffd5b604001600156';
/** Eighteen decimals, as OpenZeppelin's contract has. */
const id = 'DAI@ETH';
const supply = 10n ** 24n;

/** Returns what pays ether to an address by the contract, in a block that is final at once. */
export async function placeForwarder({ rpc, network, mine }) {
  const [from] = await rpc('eth_accounts');
  await rpc('anvil_setCode', forwarder, forwarderCode);
  return async (address, units) => {
    const call = { from, to: forwarder, value: toQuantity(units), data: `0x${toWord(address)}` };
    await rpc('eth_sendTransaction', { ...call, gas: toQuantity(100_000) });
    await mine(getNetwork(network).confirmations.final);
  };
}

/** Returns what pays ether to many addresses in one transaction of the contract. */
export async function placeSplitter({ rpc }) {
  const [from] = await rpc('eth_accounts');
  await rpc('anvil_setCode', splitter, splitterCode);
  return async (payouts) => {
    const data = payouts.map(([to, units]) => `${toWord(to)}${toWord(toQuantity(units))}`).join('');
    const value = payouts.reduce((sum, [, units]) => sum + units, 0n);
    const call = { from, to: splitter, value: toQuantity(value), data: `0x${data}` };
    return rpc('eth_sendTransaction', { ...call, gas: toQuantity(60_000 * payouts.length) });
  };
}

/** Puts the token on the chain, all of it in the hands of the node's first account. */
export async function placeToken({ rpc, network }) {
  const { contract, symbol, decimals } = findToken(network, id);
  const { keccak256 } = require('viem');
  const path = '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json';
  const { deployedBytecode } = JSON.parse(readFileSync(require.resolve(path), 'utf8'));
  const [from] = await rpc('eth_accounts');
  await rpc('anvil_setCode', contract, deployedBytecode);
  // Its first slot is the mapping of balances.
  const slot = keccak256(`0x${toWord(from)}${toWord('0x0')}`);
  await rpc('anvil_setStorageAt', contract, slot, `0x${toWord(toQuantity(supply))}`);
  return {
    ...{ asset: id, symbol, decimals },
    pay: (address, units) => {
      const data = `0xa9059cbb${toWord(address)}${toWord(toQuantity(units))}`;
      return rpc('eth_sendTransaction', { from, to: contract, data, gas: toQuantity(100_000) });
    },
    receivedBy: async (address) =>
      BigInt(
        await rpc('eth_call', { to: contract, data: `0x70a08231${toWord(address)}` }, 'latest'),
      ),
  };
}

const toWord = (hex) => hex.slice(2).toLowerCase().padStart(64, '0');

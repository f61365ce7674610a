// What libraries that are not ours say about an address: at least two for each network, none of which
// shares code with core. They stand at the root, for tests and proofs alone.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isAddress as isSolanaAddress } from '@solana/kit';
import { PublicKey } from '@solana/web3.js';
import tonCore from '@ton/core';
import * as bitcoin from 'bitcoinjs-lib';
import { isAddress as isEthersAddress } from 'ethers';
import multicoin from 'multicoin-address-validator';
import * as ecc from 'tiny-secp256k1';
import ton3 from 'ton3-core';
import { TronWeb } from 'tronweb';
import { isAddress as isViemAddress } from 'viem';

const require = createRequire(new URL('../../packages/keyring/package.json', import.meta.url));
const { Address: ScureAddress } = await import(
  pathToFileURL(require.resolve('@scure/btc-signer')).href
);
bitcoin.initEccLib(ecc);

// Litecoin Core, src/chainparams.cpp
const litecoin = {
  ...bitcoin.networks.bitcoin,
  messagePrefix: '\x19Litecoin Signed Message:\n',
  bech32: 'ltc',
  pubKeyHash: 0x30,
  scriptHash: 0x32,
  wif: 0xb0,
};

const byCoin = (coin) => (text) => multicoin.validate(text, coin);
const orNot = (read) => (text) => {
  try {
    read(text);
    return true;
  } catch {
    return false;
  }
};
const utxo = (network, coin) => ({
  'bitcoinjs-lib': orNot((text) => bitcoin.address.toOutputScript(text, network)),
  '@scure/btc-signer': orNot((text) => ScureAddress(network).decode(text)),
  'multicoin-address-validator': byCoin(coin),
});
const evm = { viem: (text) => isViemAddress(text), ethers: (text) => isEthersAddress(text) };

/** By network and name of the library: whether it takes a text as an address of the main chain. */
export const addressLibraries = {
  BTC: utxo(bitcoin.networks.bitcoin, 'btc'),
  LTC: utxo(litecoin, 'ltc'),
  ETH: evm,
  BSC: evm,
  TRX: {
    tronweb: (text) => TronWeb.isAddress(text),
    'multicoin-address-validator': byCoin('trx'),
  },
  SOL: {
    '@solana/kit': (text) => isSolanaAddress(text),
    '@solana/web3.js': orNot((text) => new PublicKey(text)),
  },
  TON: {
    '@ton/core': orNot((text) => tonCore.Address.parse(text)),
    'ton3-core': (text) => ton3.Address.isValid(text),
  },
};

/** bitcoinjs-lib warns of witness versions that mean nothing yet each time it reads one. */
export function withoutWarnings(work) {
  const { warn } = console;
  console.warn = () => {};
  try {
    return work();
  } finally {
    console.warn = warn;
  }
}

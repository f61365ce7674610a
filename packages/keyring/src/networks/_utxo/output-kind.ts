import { payloadOf, scriptForms } from './script-form.ts';

export type OutputKind = 'hash' | 'witness' | 'data';

/**
 * Classifies an output script as nodes do before they relay it; `data` has no owner. Null for
 * scripts that they refuse, and for bare keys and bare multisig, which are no longer in use.
 * @see Bitcoin Core, policy.cpp `IsStandard`
 */
export function outputKind(script: Uint8Array): OutputKind | null {
  if (script[0] === opReturn) return isRelayedData(script) ? 'data' : null;
  if (isWitnessProgram(script)) return 'witness';
  return scriptForms.some((form) => payloadOf(form, script) !== null) ? 'hash' : null;
}

const opReturn = 0x6a;

/** Version 0 has programs of two lengths, later versions of any. @see BIP-141 */
function isWitnessProgram(script: Uint8Array): boolean {
  const [version = 0xff, length] = script;
  if (length !== script.length - 2) return false;
  if (version === 0x00) return length === 20 || length === 32;
  return version >= 0x51 && version <= 0x60 && length >= 2 && length <= 40;
}

/** Short, and nothing but data behind the first opcode. */
function isRelayedData(script: Uint8Array): boolean {
  if (script.length > 83) return false;
  let at = 1;
  while (at < script.length) {
    const opcode = script[at] ?? 0;
    if (opcode > op16) return false;
    // Up to 75 bytes an opcode is the length of its data; the next one has the length behind it.
    const length = opcode <= 75 ? opcode : opcode === pushData1 ? 1 + (script[at + 1] ?? 0) : 0;
    if (opcode > pushData1 && opcode < op1Negate) return false;
    at += 1 + length;
  }
  return at === script.length;
}

const pushData1 = 76;
const op1Negate = 79;
const op16 = 96;

'use client';
import { type AnyBillfoldError, isBillfoldError, isErrorCode } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { missingProof, type ProofParts } from '../context/step-up.ts';
import { useWallet } from '../context/wallet-context.ts';
import { useStore } from '../state/use-store.ts';

type ProofField = 'password' | 'code';

interface ProofState {
  readonly isBusy: boolean;
  readonly needsCode: boolean;
  readonly errors: InvalidFields<ProofField>;
  /** Refusal that belongs to no field. */
  readonly failure: AnyBillfoldError | null;
  /** First field that was refused, until it has the focus. */
  readonly refused: ProofField | null;
}

const settled = { isBusy: false, errors: {}, failure: null } as const;

export interface Proof {
  readonly password: RefObject<HTMLInputElement | null>;
  readonly code: RefObject<HTMLInputElement | null>;
  readonly state: ProofState;
  readonly edit: (field: ProofField) => void;
  readonly send: () => Promise<void>;
}

/** Sends the proof, and closes the dialog once the service accepted it. */
export function useProof(missing: ProofParts, onBusy: (isBusy: boolean) => void): Proof {
  const { client, stepUp } = useWallet();
  const has2fa = useStore(client.resources.user).data?.has2fa ?? false;
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<ProofState>({
    ...settled,
    needsCode: missing.code || has2fa,
    refused: null,
  });
  const { isBusy, refused } = state;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => {
    const { current } = refused === 'password' ? password : code;
    if (refused === null || current === null) return;
    current.focus();
    current.select();
    setState((before) => ({ ...before, refused: null }));
  }, [refused]);
  const settle = (answer: Partial<ProofState>): void =>
    setState((before) => ({ ...before, ...settled, ...answer, refused: firstOf(answer.errors) }));

  const send = async (): Promise<void> => {
    if (isBusy) return;
    const typed = {
      password: password.current?.value ?? '',
      code: code.current?.value.replaceAll(/\s/g, '') ?? null,
    };
    const empty = findEmpty(typed);
    if (Object.keys(empty).length > 0) return settle({ errors: empty });
    setState({ ...state, ...settled, isBusy: true });
    try {
      await client.user.stepUp(typed);
      settle({});
      stepUp.settle(true);
    } catch (error) {
      if (!isBillfoldError(error)) throw error;
      settle(readRefusal(error));
    }
  };
  return {
    password,
    code,
    state,
    edit: (field) =>
      setState((before) => ({ ...before, errors: withoutError(before.errors, field) })),
    send,
  };
}

function withoutError(errors: InvalidFields<ProofField>, field: ProofField) {
  const kept = { ...errors };
  delete kept[field];
  return kept;
}

function firstOf({ password, code }: InvalidFields<ProofField> = {}): ProofField | null {
  if (password !== undefined) return 'password';
  return code === undefined ? null : 'code';
}

function findEmpty(typed: { readonly password: string; readonly code: string | null }) {
  return {
    ...(typed.password === '' && { password: 'common.required' as const }),
    ...(typed.code === '' && { code: 'common.required' as const }),
  };
}

function readRefusal(error: AnyBillfoldError): Partial<ProofState> {
  // Two-factor may have been turned on elsewhere since the user was loaded.
  if (missingProof(error)?.code) return { needsCode: true, errors: { code: 'common.required' } };
  switch (isErrorCode(error, 'api') ? error.serverCode : null) {
    case 'invalid_credentials':
      return { errors: { password: 'stepUp.password.wrong' } };
    case 'two_factor_invalid':
      return { errors: { code: 'stepUp.code.wrong' } };
    default:
      return { failure: error };
  }
}

'use client';
import { type RefObject, useRef } from 'react';
import type { ContactsFlowOfDialog } from './use-contacts-flow.ts';

export interface ContactFields {
  readonly name: RefObject<HTMLInputElement | null>;
  readonly address: RefObject<HTMLInputElement | null>;
  /** Keeps what is entered, or focuses what was refused first. */
  readonly save: () => void;
}

export function useContactFields(flow: ContactsFlowOfDialog | null): ContactFields {
  const name = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> => {
    if (!flow) return;
    await flow.actions.save();
    const { invalid, addressProblem } = flow.getState();
    if (invalid.name) name.current?.focus();
    else if (invalid.address || addressProblem) address.current?.focus();
  };
  return { name, address, save: () => void save() };
}

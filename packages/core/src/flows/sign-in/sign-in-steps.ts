import type { SignedIn } from '../../contract/auth/auth.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { isErrorCode } from '../../errors/is-billfold-error.ts';
import { normalizeEmail } from '../../session/email-address.ts';
import type { FlowStore } from '../flow.ts';
import { isFine } from '../refused-field.ts';
import type { Arrival, CallLogIn, Proof } from './log-in.ts';
import { readCode, validateCode, validateSignIn } from './sign-in-selectors.ts';
import type { SignInCodeKind, SignInEvent, SignInState } from './sign-in-state.ts';

export interface SignInActions {
  /** On the code step, another email leads back to the first one. */
  setEmail(text: string): void;
  /**
   * The password is used for this call, and kept from sight until the code step is over if one
   * follows. A second call while one runs is ignored.
   */
  submit(password: string): Promise<void>;
  /** Signs in with the proof of a provider or a link instead of email and password. */
  arrive(arrival: Arrival): Promise<void>;
  /** Signs in to the demo of a sandbox. */
  exploreDemo(): Promise<void>;
  chooseCodeKind(codeKind: SignInCodeKind): void;
  /** The code of the code step, with or without white space. Kept nowhere. */
  submitCode(code: string): Promise<void>;
  /** From the code step to the first one; the email stays, the password is forgotten. */
  back(): void;
}

export interface SignInStepsOptions {
  readonly store: FlowStore<SignInState, SignInEvent>;
  readonly logIn: CallLogIn;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  readonly onError: ((error: AnyBillfoldError) => void) | undefined;
}
export interface SignInSteps {
  readonly actions: SignInActions;
  /** Forgets what is held for the call with the code. */
  forget(): void;
}

/** Email and password, or what came back from elsewhere; then a code where one is asked for. */
export function createSignInSteps(options: SignInStepsOptions): SignInSteps {
  const { store, logIn, onSignedIn, onError } = options;
  // For the call with the code; never in the state, and gone with the code step.
  let held: Proof | null = null;

  function move(event: SignInEvent): void {
    store.dispatch(event);
    if (store.get().step === 'credentials' || event.type === 'signed-in') held = null;
  }
  async function send(proof: Proof, code: string | null): Promise<void> {
    move({ type: 'submitted' });
    const outcome = await logIn(proof, code);
    if (outcome.status === 'aborted') return;
    if (outcome.status === 'signed-in') {
      move({ type: 'signed-in' });
      return onSignedIn(outcome.signedIn);
    }
    const { error } = outcome;
    move({ type: 'failed', error });
    if (store.get().step === 'two-factor') held = proof;
    if (!isErrorCode(error, 'two_factor_required')) onError?.(error);
  }
  async function submit(password: string): Promise<void> {
    if (store.get().status !== 'editing') return;
    if (store.get().step === 'two-factor') move({ type: 'went-back' });
    const { email } = store.get();
    const invalid = validateSignIn(email, password);
    if (!isFine(invalid)) return move({ type: 'refused', invalid });
    await send({ from: 'form', email: normalizeEmail(email), password }, null);
  }
  async function arrive(proof: Arrival | { readonly from: 'demo' }): Promise<void> {
    if (store.get().status !== 'editing') return;
    if (store.get().step === 'two-factor') move({ type: 'went-back' });
    await send(proof, null);
  }
  async function submitCode(text: string): Promise<void> {
    const { status, codeKind } = store.get();
    if (status !== 'editing' || held === null) return;
    const code = readCode(text);
    const invalid = validateCode(codeKind, code);
    if (!isFine(invalid)) return move({ type: 'refused', invalid });
    await send(held, code);
  }
  return {
    actions: {
      setEmail: (text) => move({ type: 'email-changed', text }),
      submit,
      arrive,
      exploreDemo: () => arrive({ from: 'demo' }),
      chooseCodeKind: (codeKind) => move({ type: 'code-kind-chosen', codeKind }),
      submitCode,
      back: () => move({ type: 'went-back' }),
    },
    forget: () => {
      held = null;
    },
  };
}

/** Secrets of a new wallet, kept for the steps that need them and in no state. */
export interface WalletSecrets {
  /** The words to write down, none once they are wiped. */
  phrase(): readonly string[];
  keepPhrase(phrase: string): void;
  keepPassword(password: string): void;
  password(): string;
  /** Drops everything. Text cannot be overwritten in JavaScript: it goes with the next collection. */
  wipe(): void;
}

/** Held by the flow's effects and handed out by getters, so that no store, event or snapshot has it. */
export function createWalletSecrets(): WalletSecrets {
  let words: readonly string[] = [];
  let password = '';
  return {
    phrase: () => words,
    keepPhrase: (phrase) => {
      words = phrase.split(' ');
    },
    keepPassword: (text) => {
      password = text;
    },
    password: () => password,
    wipe: () => {
      words = [];
      password = '';
    },
  };
}

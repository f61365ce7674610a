/** Typed text of a form by field name; never a secret. */
export type Draft = Readonly<Partial<Record<string, string>>>;

/** Everything that a user has typed, by form, for a reload of the page. */
export interface CapturedDrafts {
  readonly owner: string;
  readonly forms: Readonly<Record<string, Draft>>;
}

/**
 * Drafts of the forms of a page, which survive the end of a session. In
 * memory, and for the user who typed them only.
 */
export interface Drafts {
  /** Returns the draft that the last session left in this form; null without one. */
  read(form: string): Draft | null;
  /** Registers the form's current text; returns a function that removes it. */
  hold(form: string, draft: Draft): () => void;
  /** Starts the session of a user; drafts of another user are removed. */
  begin(userId: string): void;
  /** Keeps what is typed now for the next opening of its forms: their page gives way to another. */
  keep(): void;
  /** The session is over: what is held can be read in the next one of the same user. */
  end(): void;
  /** Returns what is typed in all forms; null where nothing is, or nobody is signed in. */
  capture(): CapturedDrafts | null;
  /** Takes back what was captured before a reload, for the session of the same user alone. */
  restore(captured: CapturedDrafts): void;
  /** Clears every draft: the user signed out on purpose. */
  forget(): void;
  /** Calls `listener` after each change of what `capture` returns; returns a function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** An empty store for `ScreenHost`, one for as long as the page lives. */
export function createDrafts(): Drafts {
  const held = new Map<string, Draft>();
  const left = new Map<string, Draft>();
  let owner: string | null = null;
  let isOver = false;
  let restored: CapturedDrafts | null = null;
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const keep = (): void => {
    for (const [form, draft] of held) left.set(form, draft);
  };
  return {
    read: (form) => left.get(form) ?? null,
    hold: (form, draft) => {
      // Forms that are still drawn after the end, on their way out, say nothing new.
      if (isOver) return () => undefined;
      left.delete(form);
      held.set(form, draft);
      notify();
      return () => {
        if (held.get(form) !== draft) return;
        held.delete(form);
        notify();
      };
    },
    begin: (userId) => {
      if (owner !== userId) left.clear();
      owner = userId;
      isOver = false;
      if (restored?.owner === userId)
        for (const [form, draft] of Object.entries(restored.forms)) left.set(form, draft);
      restored = null;
      notify();
    },
    keep,
    end: () => {
      isOver = true;
      keep();
      held.clear();
    },
    capture: () => {
      // The page ends before it knows its user: what is restored is theirs still.
      if (restored !== null) return restored;
      const forms = Object.fromEntries(isOver ? left : [...left, ...held]);
      return owner === null || Object.keys(forms).length === 0 ? null : { owner, forms };
    },
    restore: (captured) => {
      restored = captured;
    },
    forget: () => {
      restored = null;
      held.clear();
      left.clear();
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

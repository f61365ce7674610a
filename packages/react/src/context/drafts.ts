/** Typed text of a form by field name; never a secret. */
export type Draft = Readonly<Partial<Record<string, string>>>;

/**
 * Drafts of the forms of a page, which survive the end of a session. In
 * memory only, and for the user who typed them only.
 */
export interface Drafts {
  /** Returns the draft that the last session left in this form; null without one. */
  read(form: string): Draft | null;
  /** Registers the form's current text; returns a function that removes it. */
  hold(form: string, draft: Draft): () => void;
  /** Starts the session of a user; drafts of another user are removed. */
  begin(userId: string): void;
  /** The session is over: what is held can be read in the next one of the same user. */
  end(): void;
  /** Clears every draft: the user signed out on purpose. */
  forget(): void;
}

/** An empty store for `ScreenHost`, one for as long as the page lives. */
export function createDrafts(): Drafts {
  const held = new Map<string, Draft>();
  const left = new Map<string, Draft>();
  let owner: string | null = null;
  let isOver = false;
  return {
    read: (form) => left.get(form) ?? null,
    hold: (form, draft) => {
      // Forms that are still drawn after the end, on their way out, say nothing new.
      if (isOver) return () => undefined;
      left.delete(form);
      held.set(form, draft);
      return () => {
        if (held.get(form) === draft) held.delete(form);
      };
    },
    begin: (userId) => {
      if (owner !== userId) left.clear();
      owner = userId;
      isOver = false;
    },
    end: () => {
      isOver = true;
      for (const [form, draft] of held) left.set(form, draft);
      held.clear();
    },
    forget: () => {
      held.clear();
      left.clear();
    },
  };
}

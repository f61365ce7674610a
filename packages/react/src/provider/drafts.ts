/** What is typed in a form, by the names of its fields: text that is no secret. */
export type Draft = Readonly<Partial<Record<string, string>>>;

/**
 * What stands in the forms of a page, so that the end of a session takes nothing of it away. In
 * memory only, and for whoever typed it only.
 */
export interface Drafts {
  /** What the last session left in this form; null where it left nothing. */
  read(form: string): Draft | null;
  /** What stands in the form now; returns how to take it back. */
  hold(form: string, draft: Draft): () => void;
  /** Somebody is signed in; what another user left is gone. */
  begin(userId: string): void;
  /** The session is over: what is held can be read in the next one of the same user. */
  end(): void;
  /** Whoever was signed in wanted to leave: nothing stays behind. */
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

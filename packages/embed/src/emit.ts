import type { EmbedEvents } from '@billfold/core/script-tag';

/** Notifies the listeners of an event. */
export type Emit = <K extends keyof EmbedEvents>(type: K, detail: EmbedEvents[K]) => void;

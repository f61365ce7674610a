/** Result of one check, with advice where something is wrong. */
export type Finding =
  | { readonly outcome: 'ok'; readonly topic: string; readonly text: string }
  /** It works; better would be something else. */
  | { readonly outcome: 'note'; readonly topic: string; readonly text: string }
  | {
      readonly outcome: 'wrong';
      readonly topic: string;
      readonly text: string;
      readonly fix: string;
    };

/** One line. */
export function describeFinding(finding: Finding): string {
  const { outcome, topic, text } = finding;
  const line = `${outcome.padEnd(5)}  ${topic}: ${text}`;
  return (outcome === 'wrong' ? `${line} Fix: ${finding.fix}` : line).replaceAll(/\s*\n\s*/g, ' ');
}

/** The findings about one topic. */
export function aboutTopic(topic: string) {
  return {
    ok: (text: string): Finding => ({ outcome: 'ok', topic, text }),
    note: (text: string): Finding => ({ outcome: 'note', topic, text }),
    wrong: (text: string, fix: string): Finding => ({ outcome: 'wrong', topic, text, fix }),
  };
}

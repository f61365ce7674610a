import { Icon, icons } from '@billfold/react/internal';
import type { ReactElement, ReactNode } from 'react';
import * as css from './pay.css.ts';
import { StepHeading } from './step-heading.tsx';

const shapes = {
  success: icons.check,
  warning: icons.alert,
  info: icons.clock,
  closed: icons.close,
};

export interface ResultHeadProps {
  readonly tone: keyof typeof shapes;
  readonly title: string;
  readonly isFirst: boolean;
  /** 1 on a page that consists of it; 2 unless given. */
  readonly level?: 1 | 2 | undefined;
  /** One sentence: what happened, and what to do. */
  readonly children: ReactNode;
}

/** Outcome of a payment: a mark, its name, and what to do about it. */
export function ResultHead(props: ResultHeadProps): ReactElement {
  const { tone, title, isFirst, level, children } = props;
  return (
    <div className={css.result}>
      <span className={css.marks[tone]}>
        <Icon shape={shapes[tone]} className={css.bigIcon} />
      </span>
      <div className={css.resultText}>
        <StepHeading isFirst={isFirst} level={level}>
          {title}
        </StepHeading>
        <div className={css.muted}>{children}</div>
      </div>
    </div>
  );
}

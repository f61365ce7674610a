import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useServices } from '../../services/services-context.ts';

export interface FinishSignIn {
  /** To the next question, or to the page that was wanted when there is none. */
  readonly goOn: () => Promise<void>;
  /** To the page that was wanted. */
  readonly finish: () => void;
}

/** The ways out of a question that sign-in asks. */
export function useFinishSignIn(): FinishSignIn {
  const { questions, wantedPath } = useServices();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const finish = (): void => {
      questions.finish();
      navigate(wantedPath.take() ?? '/', { replace: true });
    };
    return {
      finish,
      goOn: async () => {
        const question = questions.get().arePending ? await questions.next() : null;
        if (question === null) finish();
        else navigate(question, { replace: true });
      },
    };
  }, [questions, wantedPath, navigate]);
}

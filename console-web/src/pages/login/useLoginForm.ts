import { REASON } from '@laundry/shared/constants/reasons';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useLogin } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credentials } from '../../providers/session/auth-provider';
import { problemLines, problemOf } from '../../providers/api/problem';

/** The form keeps what was typed after a refusal. */
export function useLoginForm() {
  const login = useLogin();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  const [challenge, setChallenge] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);

  const signIn = async ({ email, password }: Credentials) => {
    setProblems([]);
    try {
      await login({ email: email.trim(), password });
    } catch (error) {
      const asked = challengeIn(error);
      setChallenge(asked);
      if (asked === null) setProblems(linesOf(error));
    }
  };
  const confirm = async (code: string) => {
    setProblems([]);
    setConfirming(true);
    try {
      await login({ challenge, code });
    } catch (error) {
      // Too late: from the beginning, with what was typed.
      if (problemOf(error).status === 401) setChallenge(null);
      setProblems(linesOf(error));
    } finally {
      setConfirming(false);
    }
  };
  return {
    register,
    submit: (event: React.FormEvent) => void handleSubmit(signIn)(event),
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
    problems,
    /** The second step; null: it is not asked for. */
    code:
      challenge === null
        ? null
        : {
            isSubmitting: isConfirming,
            onCode: (code: string) => void confirm(code),
            onBack: () => {
              setProblems([]);
              setChallenge(null);
            },
          },
  };
}

function challengeIn(error: unknown): string | null {
  const { reason, challenge } = problemOf(error);
  return reason === REASON.secondFactorRequired && typeof challenge === 'string' ? challenge : null;
}

/** A refusal of our own (a customer at this door) speaks for itself; everything else is a problem of the server. */
const linesOf = (error: unknown): readonly string[] =>
  error instanceof Error && !(error instanceof ApiError) ? [error.message] : problemLines(error);

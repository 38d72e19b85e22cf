import { REASON } from '@laundry/shared/constants/reasons';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useLogin } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shellTexts } from '../../i18n/shell';
import { type PasskeyOffer, canUsePasskeysOf, signByPasskey } from '../../providers/passkeys';
import type { Credentials } from '../../providers/session/auth-provider';
import { problemLines, problemOf } from '../../providers/api/problem';

/** The form keeps what was typed after a refusal. */
export function useLoginForm() {
  const login = useLogin();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  const [asked, setAsked] = useState<Asked | null>(null);
  const [isConfirming, setConfirming] = useState(false);

  const signIn = async ({ email, password }: Credentials) => {
    setProblems([]);
    try {
      await login({ email: email.trim(), password });
    } catch (error) {
      const next = askedIn(error);
      setAsked(next);
      if (next === null) setProblems(linesOf(error));
    }
  };
  const confirm = async (show: () => Promise<object>) => {
    setProblems([]);
    setConfirming(true);
    try {
      await login({ challenge: asked?.challenge, ...(await show()) });
    } catch (error) {
      // Too late: from the beginning, with what was typed.
      if (problemOf(error).status === 401) setAsked(null);
      setProblems(linesOf(error));
    } finally {
      setConfirming(false);
    }
  };
  const offer = asked !== null && canUsePasskeysOf(asked.passkey?.domain ?? null) ? asked.passkey : null;
  return {
    register,
    submit: (event: React.FormEvent) => void handleSubmit(signIn)(event),
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
    problems,
    /** The second step; null: it is not asked for. */
    code:
      asked === null
        ? null
        : {
            isSubmitting: isConfirming,
            onCode: (code: string) => void confirm(() => Promise.resolve({ code })),
            onPasskey: offer === null ? null : () => void confirm(() => signed(asked.challenge, offer)),
            onBack: () => {
              setProblems([]);
              setAsked(null);
            },
          },
  };
}

/** What a right password is answered with where a second factor is asked for. */
interface Asked {
  readonly challenge: string;
  readonly passkey: PasskeyOffer | null;
}

function askedIn(error: unknown): Asked | null {
  const { reason, challenge, passkey } = problemOf(error);
  if (reason !== REASON.secondFactorRequired || typeof challenge !== 'string') return null;
  return { challenge, passkey: (passkey ?? null) as PasskeyOffer | null };
}

const signed = (challenge: string, offer: PasskeyOffer) =>
  signByPasskey(challenge, offer).catch(() => {
    throw new Error(shellTexts.login.passkeyDeclined);
  });

/** A refusal of our own (a customer at this door) speaks for itself; everything else is a problem of the server. */
const linesOf = (error: unknown): readonly string[] =>
  error instanceof Error && !(error instanceof ApiError) ? [error.message] : problemLines(error);

import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useLogin } from 'ra-core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credentials } from '../../providers/session/auth-provider';
import { problemLines } from '../../providers/api/problem';

/** The form keeps what was typed after a refusal. */
export function useLoginForm() {
  const login = useLogin();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  const signIn = async ({ email, password }: Credentials) => {
    setProblems([]);
    try {
      await login({ email: email.trim(), password });
    } catch (error) {
      setProblems(linesOf(error));
    }
  };
  return {
    register,
    submit: (event: React.FormEvent) => void handleSubmit(signIn)(event),
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
    problems,
  };
}

/** A refusal of our own (a customer at this door) speaks for itself; everything else is a problem of the server. */
const linesOf = (error: unknown): readonly string[] =>
  error instanceof Error && !(error instanceof ApiError) ? [error.message] : problemLines(error);

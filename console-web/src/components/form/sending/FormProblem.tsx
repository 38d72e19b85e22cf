import { use } from 'react';
import { useFormState } from 'react-hook-form';
import { ProblemLines } from '../../page/ProblemLines';
import { Halted } from '../dialog/halted';

/** What stands against a form as a whole; once nothing of it can be sent, its dialog says why, and says it once. */
export function FormProblem() {
  const { errors } = useFormState();
  const halted = use(Halted);
  const message = errors.root?.['server']?.message;
  if (halted !== null) return null;
  return <ProblemLines lines={message === undefined ? [] : message.split('\n')} />;
}

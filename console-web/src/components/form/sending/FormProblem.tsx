import { useFormState } from 'react-hook-form';
import { ProblemLines } from '../../page/ProblemLines';

/** What stands against a form as a whole. */
export function FormProblem() {
  const { errors } = useFormState();
  const message = errors.root?.['server']?.message;
  return <ProblemLines lines={message === undefined ? [] : message.split('\n')} />;
}

import { focusStep } from '@laundry/web-kit/forms/focus';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../components/buttons/Button';
import { StepActions } from '../../components/buttons/StepActions';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';

interface AskFirstProps {
  words: { question: string; what: string; submit: string };
  keep: string;
  isDanger: boolean;
  pending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
  /** What came of it. */
  children: ReactNode;
}

/** Asks once, with what follows from it. */
export function AskFirst({ words, keep, isDanger, pending, onConfirm, onKeep, children }: AskFirstProps) {
  const { sending } = useTexts('common');
  useEffect(() => {
    focusStep();
    return focusStep;
  }, []);
  return (
    <Card>
      <h2 tabIndex={-1} data-step-heading>
        {words.question}
      </h2>
      <p>{words.what}</p>
      {children}
      <StepActions>
        <Button kind={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
          {pending ? sending : words.submit}
        </Button>
        <Button kind="secondary" onClick={onKeep}>
          {keep}
        </Button>
      </StepActions>
    </Card>
  );
}

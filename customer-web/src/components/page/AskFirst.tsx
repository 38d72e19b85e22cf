import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../i18n/texts';
import { beginAndEnd } from '../../lib/begin-and-end';
import { Button } from '../buttons/Button';
import { StepActions } from '../buttons/StepActions';
import { Card } from './Card';

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

/** Asks once within a screen, with what follows from it; the reader begins at the question. */
export function AskFirst({ words, keep, isDanger, pending, onConfirm, onKeep, children }: AskFirstProps) {
  const { sending } = useTexts('common');
  useEffect(beginAndEnd, []);
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

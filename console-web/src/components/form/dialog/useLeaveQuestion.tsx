import { type ReactNode, use, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion';
import { Halted } from './halted';

interface Options {
  /** Something was typed or chosen that closing gives up. */
  readonly isChanged: () => boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
}

/** Closes a form over the screen, and asks before what was typed in it is given up: `question` stands beside the dialog. */
export function useLeaveQuestion({ isChanged, isPending, onClose }: Options): {
  close: () => void;
  question: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const isHalted = use(Halted) !== null;
  const close = (): void => {
    // With what cannot be sent any more nobody could go on.
    if (isHalted || !isChanged()) onClose();
    // What has left cannot be given up any more: its answer is waited for.
    else if (!isPending) setAsking(true);
  };
  return { close, question: isAsking && <LeaveQuestion onLeave={onClose} onStay={() => setAsking(false)} /> };
}

import type { ReactNode } from 'react';
import { ConflictNotice } from './ConflictNotice';
import type { OthersWords } from './useSharedWrite';

interface Props {
  /** What a refusal, or the row read anew, says that somebody else wrote. */
  readonly others: OthersWords | null;
  /** What they wrote where something waited as a draft. */
  readonly drafted: readonly string[];
  /** How `others` are told. */
  readonly children: (others: OthersWords) => ReactNode;
}

/** What somebody else has written into the fields of a form, as far as it is known by now. */
export const OthersChange = ({ others, drafted, children }: Props) =>
  others === null ? <ConflictNotice texts={drafted} /> : children(others);

import { t } from '../../../i18n';
import type { UploadLine } from '../../../providers/calls/requests/request-files';

type Verdict = NonNullable<UploadLine['problem']> | 'ok' | 'same' | 'overruled';

/** What becomes of a line. */
function verdictOf({ problem, is_overruled, staff_name, staff_name_now }: UploadLine): Verdict {
  if (problem !== null) return problem;
  if (is_overruled) return 'overruled';
  return staff_name === staff_name_now ? 'same' : 'ok';
}

export const verdictText = (line: UploadLine): string => t(`requestFiles.assignments.verdicts.${verdictOf(line)}`);

export const isGood = ({ problem }: UploadLine): boolean => problem === null;

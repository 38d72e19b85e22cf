import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Operator } from '../../../providers/access/operator';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { RequestDetail } from '../../../providers/api/api-types';
import { type ReportedFacts, recordingDialog, reportedIn } from '../act-reports/recording';
import type { ActionKey } from '../request/request-actions';
import { seenToAdvance } from '../request-paths';

export type DialogKey = ActionKey | 'advance' | 'load';

/** A dialog over the request, at the stage at which it was opened. */
export interface OpenDialog {
  readonly dialog: DialogKey;
  readonly about: RequestDetail;
  /** What was reported of it. */
  readonly filled?: ReportedFacts;
}

interface Read {
  readonly request: RequestDetail;
  readonly isFetching: boolean;
  /** Why it is not as it is by now. */
  readonly error: Error | null;
}

/** Which dialog is open; the one that a button elsewhere led to opens once, as soon as the request is known to wait for it. */
export function useOpenDialog({ request, isFetching, error }: Read) {
  const operator = useOperator();
  const location = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [ledBy, setLedBy] = useState<unknown>(location.state);
  useEffect(() => {
    if (isLeading(location.state)) void navigate({ search: location.search }, { replace: true, state: null });
  }, [location, navigate]);
  // What was read before may be a stage behind.
  if (ledBy !== null && !isFetching) {
    setLedBy(null);
    if (error === null) setOpen(openedBy(ledBy, operator, request));
  }
  const record = (reported: ReportedFacts) => {
    const recording = recordingOf(reported, operator, request);
    return recording && (() => setOpen(recording));
  };
  return {
    open: open && { ...open, about: aboutNow(open, request) },
    record,
    show: (dialog: DialogKey) => setOpen({ dialog, about: request }),
    close: () => setOpen(null),
  };
}

/** What others changed meanwhile is shown; a stage that they stamped does not come under what is open, unless that tells it. */
const aboutNow = ({ dialog, about }: OpenDialog, now: RequestDetail): RequestDetail =>
  dialog === 'assign' || now.status === about.status ? now : about;

const isLeading = (state: unknown): boolean => reportedIn(state) !== null || seenToAdvance(state) !== null;

function openedBy(state: unknown, operator: Operator, request: RequestDetail): OpenDialog | null {
  const reported = reportedIn(state);
  if (reported !== null) return recordingOf(reported, operator, request);
  return seenToAdvance(state) === request.status ? { dialog: 'advance', about: request } : null;
}

function recordingOf(filled: ReportedFacts, operator: Operator, about: RequestDetail): OpenDialog | null {
  const dialog = recordingDialog(operator, about, filled);
  return dialog && { dialog, about, filled };
}

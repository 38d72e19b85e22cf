import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { message } from '@laundry/shared/messages/message';
import { useState } from 'react';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import { problemLines, problemOf } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { type DateChangeForm, changeBody } from '../../wash-requests/date-change/date-change-form';
import { requestKeys } from '../../wash-requests/request-keys';
import { calendarKeys } from '../calendar-keys';
import { readRequest } from './useAffected';

/** A request as it was seen, and where it shall go. */
export interface Move {
  readonly request: RequestDetail;
  readonly form: DateChangeForm;
}

/** What became of a move: done, or why not. */
export interface Verdict extends Move {
  readonly isMoved: boolean;
  readonly text: string;
}

/** Moves requests one after another, each as by its own change of dates: its mail and its history with it. */
export function useMoveRequests() {
  const data = useConsoleData();
  const client = useQueryClient();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const readAgain = () =>
    Promise.all([requestKeys.all, calendarKeys.limits].map((queryKey) => client.invalidateQueries({ queryKey })));
  const run = useOneMutation({
    mutationFn: async (moves: readonly Move[]) => {
      for (const move of moves) {
        const verdict = await moveOne(data, move);
        setVerdicts((known) => new Map(known).set(move.request.id, verdict));
      }
    },
    onSuccess: () => readAgain(),
    onError: () => void readAgain(),
  });
  /** Another day, another try: only what is done stays said. */
  const forgetFailures = () => {
    run.reset();
    setVerdicts((known) => new Map([...known].filter(([, { isMoved }]) => isMoved)));
  };
  return { verdicts, run, forgetFailures };
}

async function moveOne(data: ConsoleDataProvider, move: Move): Promise<Verdict> {
  const { request, form } = move;
  try {
    const present = await readRequest(data, request.id);
    if (!hasSameDates(present, request)) return { ...move, isMoved: false, text: message('ja', 'stale') };
    await data.changeDates(request.id, changeBody(request, form));
    return { ...move, isMoved: true, text: t('moves.moved') };
  } catch (error) {
    // Without a connection no other would arrive: the whole run says so.
    if (problemOf(error).status === 0) throw error;
    return { ...move, isMoved: false, text: problemLines(error).join(' ') };
  }
}

const hasSameDates = (one: RequestDetail, other: RequestDetail): boolean =>
  one.sched_pickup_dt === other.sched_pickup_dt && one.sched_delivery_dt === other.sched_delivery_dt;

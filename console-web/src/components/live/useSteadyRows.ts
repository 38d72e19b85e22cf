import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { isAmongRows } from '../../providers/live/busy';
import { liveStore } from '../../providers/live/live-store';

/** ms after others' changes were asked for within which the answer is there. */
const ANSWERED_WITHIN = 4_000;
/** Until it is looked again whether somebody has left the rows. */
const LOOK_AGAIN = 500;

interface Shown<Row> {
  /** What was asked for. */
  readonly question: string;
  readonly answer: readonly Row[];
  readonly rows: readonly Row[];
}

/**
 * The rows of a list that others change, in the order in which they stand while the pointer or the keyboard is among them:
 * each says at once what it is by now, none comes, goes or moves. `arrange` shows them as they are listed by now.
 */
export function useSteadyRows<Row extends RaRecord>(answer: readonly Row[], question: string) {
  const [shown, setShown] = useState<Shown<Row>>({ question, answer, rows: answer });
  let now = shown;
  if (answer !== shown.answer || question !== shown.question) {
    const isSteady = question === shown.question && isReadForOthers() && isAmongRows();
    now = { question, answer, rows: isSteady ? inOldOrder(shown.rows, answer) : answer };
    setShown(now);
  }
  const isMoved = now.rows !== now.answer;
  const arrange = () => setShown((last) => ({ ...last, rows: last.answer }));
  useEffect(() => {
    if (!isMoved) return;
    const timer = window.setInterval(() => {
      if (!isAmongRows()) arrange();
    }, LOOK_AGAIN);
    return () => window.clearInterval(timer);
  }, [isMoved]);
  return { rows: now.rows, isMoved, arrange };
}

const isReadForOthers = (): boolean => performance.now() - liveStore.current().readAt < ANSWERED_WITHIN;

/** The answer itself, where nothing came, went or moved. */
function inOldOrder<Row extends RaRecord>(rows: readonly Row[], answer: readonly Row[]): readonly Row[] {
  const isSame = rows.length === answer.length && rows.every(({ id }, at) => id === answer[at]?.id);
  if (isSame) return answer;
  const byId = new Map(answer.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

import { focusStep } from '@laundry/web-kit/forms/steps/focus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '../../../components/messages/Alert';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import { WeeklyConfirm } from './WeeklyConfirm';
import { WeeklyDone } from './WeeklyDone';
import { WeeklyInput } from './WeeklyInput';
import { LaterWeeks } from './coming/LaterWeeks';
import { WeeklySaved } from './saved/WeeklySaved';
import { type WeeklyProps, useWeekly } from './use-weekly';

const CHANGE_PARAMETER = 'change';

export function WeeklySteps({ onAgain, ...props }: WeeklyProps & { onAgain: () => void }) {
  const t = useTexts('weekly');
  const { saved } = props;
  const weekly = useWeekly(props.user, props.context, saved);
  const { confirming, done, sentBefore, isChanged } = weekly;
  const [params, setParams] = useSearchParams();
  /** What was changed before, or is being confirmed, is gone on with. */
  const [isResumed, setResumed] = useState(isChanged || confirming !== null);
  const isChanging = isResumed || params.has(CHANGE_PARAMETER);
  /** In the address: Back leads to the schedule again, and a reload to the form. */
  const change = (isOn: boolean): void => {
    setResumed(false);
    const next = new URLSearchParams(params);
    if (isOn) next.set(CHANGE_PARAMETER, '1');
    else next.delete(CHANGE_PARAMETER);
    setParams(next, { preventScrollReset: true, replace: !isOn });
    requestAnimationFrame(focusStep);
  };
  const again = (): void => {
    change(false);
    onAgain();
  };
  // The codes of what was saved are written nowhere: after a reload they are the server's.
  const shown = (done ?? []).map((one, place) => ({
    ...one,
    delivery_box_pw: one.delivery_box_pw || (saved[place] ?? one).delivery_box_pw,
  }));
  const step = done ? 3 : confirming ? 2 : 1;
  const headings = useTexts('common').step_headings;
  const heading = step === 1 && saved.length > 0 ? t.change : headings[step - 1];
  const isShown = step === 1 && saved.length > 0 && !isChanging;
  return (
    <>
      {sentBefore && <Alert kind="good" role="status" title={sentBefore.length > 0 ? t.done_title : t.ended_title} />}
      {isShown ? (
        <WeeklySaved {...props} weekly={weekly} onChange={() => change(true)} />
      ) : (
        <Steps names={t.steps} current={step} heading={heading} />
      )}
      {step === 1 && !isShown && (
        <WeeklyInput {...props} weekly={weekly} onLeave={saved.length > 0 ? () => change(false) : undefined} />
      )}
      {!done && confirming && <WeeklyConfirm {...props} weekly={weekly} checked={confirming} />}
      {done && <WeeklyDone user={props.user} plan={props.plan} saved={shown} now={props.context.now} onAgain={again} />}
      {done && saved.length > 0 && <LaterWeeks user={props.user} />}
    </>
  );
}

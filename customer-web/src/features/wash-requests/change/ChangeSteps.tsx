import { focusField } from '@laundry/web-kit/forms/steps/focus';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Alert } from '../../../components/messages/Alert';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
import { AT_DELIVERY } from '../../../lib/paths';
import { ChangeConfirm } from './ChangeConfirm';
import { ChangeDone } from './ChangeDone';
import { ChangeInput } from './ChangeInput';
import { type ChangeProps, useChange } from './use-change';

export function ChangeSteps({ onChanged, ...props }: ChangeProps & { onChanged: (row: WashRequest) => void }) {
  const t = useTexts('changes').change;
  const change = useChange(props.row, props.context, onChanged);
  const { confirming, done, sentBefore } = change;
  const headings = useTexts('common').step_headings;
  const step = done ? 3 : confirming ? 2 : 1;
  useBeginAtDelivery();
  return (
    <>
      {sentBefore && <Alert kind="good" role="status" title={t.done_title} />}
      <Steps names={t.steps} current={step} heading={headings[step - 1]} />
      {step === 1 && <ChangeInput {...props} change={change} />}
      {confirming && <ChangeConfirm {...props} change={change} values={confirming} />}
      {done && <ChangeDone {...props} row={{ ...done, delivery_box_pw: props.row.delivery_box_pw }} />}
    </>
  );
}

/** Whoever comes to change the delivery begins there, once. */
function useBeginAtDelivery(): void {
  const { hash } = useLocation();
  const isAsked = hash === AT_DELIVERY;
  useEffect(() => {
    if (!isAsked) return undefined;
    // After the page itself has begun, at its heading.
    const frame = requestAnimationFrame(() => {
      const delivery = document.getElementById('sched_delivery_dt');
      if (delivery) focusField(delivery);
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
}

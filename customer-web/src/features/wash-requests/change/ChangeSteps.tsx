import { Alert } from '../../../components/messages/Alert';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import type { WashRequest } from '../../../lib/calls/api-types';
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
  return (
    <>
      {sentBefore && <Alert kind="good" role="status" title={t.done_title} />}
      <Steps names={t.steps} current={step} heading={headings[step - 1]} />
      {step === 1 && <ChangeInput {...props} change={change} />}
      {confirming && <ChangeConfirm {...props} change={change} values={confirming} />}
      {done && <ChangeDone row={{ ...done, delivery_box_pw: props.row.delivery_box_pw }} now={props.context.now} />}
    </>
  );
}

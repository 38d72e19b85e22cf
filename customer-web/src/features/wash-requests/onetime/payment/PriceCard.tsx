import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf } from '@laundry/shared/time/jst';
import type { UseFormReturn } from 'react-hook-form';
import { Total } from '../../../../components/payment/Total';
import { Button } from '../../../../components/buttons/Button';
import { Card } from '../../../../components/page/Card';
import { groupDigits } from '../../../../components/text/group-digits';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import { useMessageText } from '../../../../lib/calls/message-text';
import styles from './PriceCard.module.css';
import { type OnetimeValues, decisionOf, laterOffer } from '../onetime-values';

interface PriceCardProps {
  form: UseFormReturn<OnetimeValues>;
  values: OnetimeValues;
  context: OnetimeContext;
  /** What is to be known of the price before anything else is asked. */
  note?: string;
}

/** What the request costs as it stands, and what a later delivery would save. */
export function PriceCard({ form, values, context, note }: PriceCardProps) {
  const t = useTexts('onetime');
  const common = useTexts('common');
  const lang = useLang();
  const textOf = useMessageText();
  const decision = decisionOf(values, context);
  const later = laterOffer(values, context);
  return (
    <Card title={t.price_title}>
      <div aria-live="polite">
        {decision.ok ? (
          <>
            <Total amount={decision.price} />
            <p className="muted">
              {t.unit({ price: groupDigits(decision.unitPrice), bags: common.bags({ count: values.count }) })}
            </p>
          </>
        ) : (
          <p className="muted">{textOf(decision.code)}</p>
        )}
      </div>
      {note !== undefined && <p>{note}</p>}
      {later && (
        <div className={styles.later}>
          <p className="small">
            {t.later({
              day: displayDate(dateOf(later.delivery), lang, context.now),
              price: groupDigits(later.unitPrice),
            })}
          </p>
          <Button
            kind="secondary"
            small
            onClick={() => {
              form.clearErrors('sched_delivery_dt');
              form.setValue('sched_delivery_dt', later.delivery, { shouldDirty: true });
            }}
          >
            {t.take_later({ day: displayDate(dateOf(later.delivery), lang, context.now) })}
          </Button>
        </div>
      )}
    </Card>
  );
}

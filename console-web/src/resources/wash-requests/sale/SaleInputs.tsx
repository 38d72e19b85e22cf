import { LIMITS } from '@laundry/shared/constants/limits';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { OPERATION_LOVS_JA } from '@laundry/shared/masters/operation-names-ja';
import { message } from '@laundry/shared/messages/message';
import { SALES, SOLD_SIZES } from '@laundry/shared/rules/payments/add-bag';
import { TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { ChoiceInput } from '../../../components/form/fields/ChoiceInput';
import { t } from '../../../i18n';
import { sizeLabel } from '../row-facts';
import { useBuyerCheck } from './useBuyerCheck';

const UNCHOSEN = { value: '', label: t('bags.choose') };
const SALE_CHOICES = [
  UNCHOSEN,
  ...SALES.map((sale) => ({ value: String(sale), label: labelOf(OPERATION_LOVS_JA, sale) })),
];
const SIZE_CHOICES = [UNCHOSEN, ...SOLD_SIZES.map((size) => ({ value: String(size), label: sizeLabel(size) }))];
const COUNT_CHOICES = [
  UNCHOSEN,
  ...Array.from({ length: LIMITS.operatorExtraCountMax }, (_, index) => ({
    value: String(index + 1),
    label: t('bags.pieces', { count: index + 1 }),
  })),
];
const REASONS = 'sale-reasons';

/** Who buys what; the usual reasons are offered. */
export function SaleInputs() {
  const { errors, submitCount } = useFormState();
  const checkBuyer = useBuyerCheck();
  const isWrong = submitCount > 0 && Object.keys(errors).some((field) => field !== 'root');
  return (
    <>
      <ChoiceInput
        autoFocus
        isRequired
        source="operation_type"
        label={t('bags.fields.operation_type')}
        choices={SALE_CHOICES}
      />
      <TextInput
        required
        source="user_id"
        label={t('bags.fields.user_id')}
        inputMode="numeric"
        helperText={false}
        onBlur={() => void checkBuyer()}
      />
      <TextInput
        required
        source="user_name"
        label={t('bags.fields.user_name')}
        helperText={t('bags.userName')}
        onBlur={() => void checkBuyer()}
      />
      <ChoiceInput isRequired source="size" label={t('bags.fields.size')} choices={SIZE_CHOICES} />
      <ChoiceInput isRequired source="count" label={t('bags.fields.count')} choices={COUNT_CHOICES} />
      <TextInput
        required
        source="bikou"
        label={t('bags.fields.bikou')}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: LIMITS.remarksLength, list: REASONS } }}
      />
      <datalist id={REASONS}>
        {LOVS_JA.add_bag_reason.map(({ key, val }) => (
          <option key={key} value={val} />
        ))}
      </datalist>
      <ProblemLines lines={isWrong ? [message('ja', 'input_errors')] : []} />
    </>
  );
}

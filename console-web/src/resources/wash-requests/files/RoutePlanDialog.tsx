import type { JstDate } from '@laundry/shared/time/jst';
import { DateInput } from '../../../components/date-time/DateInput';
import { ChoiceInput } from '../../../components/form/fields/ChoiceInput';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { t } from '../../../i18n';
import type { RoutePlan } from '../../../providers/calls/requests/request-files';
import { useDownload } from '../../../components/files/useDownload';

const VISITS = (['all', 'pickup', 'delivery'] as const).map((value) => ({
  value,
  label: t(`requestFiles.route.${value}`),
}));
const ENCODINGS = (['cp932', 'utf8'] as const).map((value) => ({ value, label: t(`requestFiles.route.${value}`) }));

/** A day's visits for the route planner: which, and in which encoding. */
export function RoutePlanDialog({ day, onClose }: { day: JstDate; onClose: () => void }) {
  const download = useDownload((data, query: RoutePlan) => data.getRoutePlan(query));
  return (
    <FormDialog
      title={t('requestFiles.route.title')}
      submitLabel={t('requestFiles.route.submit')}
      pendingLabel={t('lists.file.making')}
      record={{ from: day, detail: 'all', encoding: 'cp932' } satisfies RoutePlan}
      onSubmit={async (query: RoutePlan) => {
        const file = await download.mutateAsync(query).catch(() => null);
        if (file !== null) onClose();
      }}
      onClose={onClose}
    >
      <DateInput source="from" label={t('requestFiles.route.day')} />
      <ChoiceInput source="detail" label={t('requestFiles.route.detail')} choices={VISITS} />
      <ChoiceInput source="encoding" label={t('requestFiles.route.encoding')} choices={ENCODINGS} />
    </FormDialog>
  );
}

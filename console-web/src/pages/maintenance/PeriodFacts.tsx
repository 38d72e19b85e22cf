import Typography from '@mui/material/Typography';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { displayDateTime } from '@laundry/shared/time/display';
import { FactList } from '../../components/page/FactList';
import { t } from '../../i18n';
import { nowJst } from '../../providers/clock';

interface Props {
  readonly period: {
    readonly start_dt?: string | null;
    readonly end_dt?: string | null;
    readonly type: number | null;
    readonly content?: string | null;
  };
  /** What stands for a start that was not set. */
  readonly noStart?: string;
  /** That it does not end by itself, told before it begins. */
  readonly endNote?: string;
  /** Who will read the text, told before it is published. */
  readonly readers?: string;
}

/** From when to when, of which type, and what is told about it. */
export function PeriodFacts({ period, noStart = t('maintenance.begun'), endNote, readers }: Props) {
  const { start_dt, end_dt, type, content } = period;
  const moment = (dt: string | null | undefined, none: string) => (dt ? displayDateTime(dt, 'ja', nowJst()) : none);
  const start = moment(start_dt, noStart);
  const end = moment(end_dt, t('maintenance.untilFurtherNotice'));
  return (
    <FactList
      facts={[
        {
          label: t('maintenance.fields.period'),
          value: <Noted text={`${start} ～ ${end}`} note={end_dt ? endNote : undefined} />,
        },
        { label: t('maintenance.fields.type'), value: labelOf(LOVS_JA.maintenance_type, type) },
        { label: t('maintenance.fields.content'), value: content ? <Noted text={content} note={readers} /> : '' },
      ]}
    />
  );
}

function Noted({ text, note }: { text: string; note: string | undefined }) {
  return (
    <>
      <div>{text}</div>
      {note !== undefined && (
        <Typography variant="body2" color="warning" sx={{ mt: 0.5, fontWeight: 700 }}>
          {note}
        </Typography>
      )}
    </>
  );
}

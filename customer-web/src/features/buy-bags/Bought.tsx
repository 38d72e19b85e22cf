import { Alert } from '../../components/messages/Alert';
import { LinkButton } from '../../components/buttons/LinkButton';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** The bags are there; `bags` is null while they are counted anew. */
export function Bought({ bags }: { bags: number | null }) {
  const t = useTexts('buy_bags');
  const common = useTexts('common');
  return (
    <>
      <Alert kind="good" role="status" title={t.done_title}>
        <p>{bags === null ? common.loading : t.done_left({ bags: common.bags({ count: bags }) })}</p>
      </Alert>
      <div className="actions">
        <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>
      </div>
    </>
  );
}
